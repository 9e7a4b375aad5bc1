"""Roundhouse plays, hosts, studies and automates two railway board games."""

__version__ = "0.1.0"
