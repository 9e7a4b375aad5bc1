"""Bots at the table: they think in other processes, get plain data, and may fail."""
