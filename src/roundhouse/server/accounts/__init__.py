"""People and their ways in: names, passwords, sessions, tokens, one-time links."""
