"""The rules of 1846: what may be done, and what comes of it."""
