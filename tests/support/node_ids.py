"""A plugin for mutation runs: mutmut asks pytest's items for a name that they have no more."""

import pytest

if not hasattr(pytest.Item, "_nodeid"):
    pytest.Item._nodeid = property(lambda item: item.nodeid)  # type: ignore[attr-defined]
