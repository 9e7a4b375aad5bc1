"""Boards: read from their files, checked, and turned into numbers for the trains to walk on."""
