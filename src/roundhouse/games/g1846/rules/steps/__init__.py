"""The decisions of the rulebook, one a file. Each module is a Step."""
