"""A game of ours in the words of 18xx.games."""
