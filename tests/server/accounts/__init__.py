"""The accounts service."""
