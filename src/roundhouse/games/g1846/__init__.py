"""1846: The Race for the Midwest."""
