"""The best run of a company's trains on a plain graph: exact, proven, knowing no game."""
