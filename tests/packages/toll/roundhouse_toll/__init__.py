"""Toll: a whole game for Roundhouse in a package of its own."""
