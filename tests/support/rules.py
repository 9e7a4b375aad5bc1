"""Say which rules of docs/rules/ a test shows: ``@rule("OR-ISSUE-1")``."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of the rules *ids*; tests/checks/ asks that each of them exists."""
    return pytest.mark.rule(*ids)
