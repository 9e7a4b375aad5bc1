"""The overview of a game of 1846: everything that there is to count, in tables."""
