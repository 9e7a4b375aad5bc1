"""The player's book of 1846: its chapters by language, and the positions that it shows."""
