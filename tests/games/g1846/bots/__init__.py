"""Tests of the players of 1846."""
