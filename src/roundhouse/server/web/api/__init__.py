"""The same table as JSON, for bots and tools."""
