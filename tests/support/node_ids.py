"""A plugin for mutation runs: mutmut asks pytest's items for a name that they have no more."""

import pytest

vars(pytest.Item).get("_nodeid") or setattr(
    pytest.Item, "_nodeid", property(lambda item: item.nodeid)
)
