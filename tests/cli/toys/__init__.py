"""Verbs that go wrong in every way, for the tests."""
