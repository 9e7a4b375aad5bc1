"""How the server is watched: log lines, figures, and whether it is ready."""
