"""The private distribution, one decision a file."""
