"""Games of 18xx.games: read its exports, follow them on our table, compare every state."""
