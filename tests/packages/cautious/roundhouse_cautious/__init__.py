"""A player of 1846 in a package of its own."""
