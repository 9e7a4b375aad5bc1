"""Names as they may be shown."""

from roundhouse.server.names import cleaned


def test_names_are_cleaned() -> None:
    assert cleaned("  a\u0000b\tc\u202e ") == "a b c"
    assert cleaned("ゴーゴー 👩‍🚀") == "ゴーゴー 👩‍🚀"
