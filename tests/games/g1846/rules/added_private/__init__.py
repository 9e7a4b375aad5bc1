"""A made-up private, as a contributor would add it: its file, its data, its sentences."""
