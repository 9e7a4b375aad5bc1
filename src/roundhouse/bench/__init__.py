"""Measurements of Roundhouse: what each title brings, and the server's."""
