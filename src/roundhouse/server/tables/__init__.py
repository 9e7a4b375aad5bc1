"""The table service: every table in play, its moves, its seats and its bots."""
