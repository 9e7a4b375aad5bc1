"""Pictures that were looked at and kept: a change shows as a difference.

Run the tests with ROUNDHOUSE_GOLDEN=write to keep the new ones, after looking at them.
"""

import os
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"


def same_as_kept(name: str, drawn: str) -> bool:
    """Whether *drawn* is the picture kept as *name*; elements stand one to a line."""
    file = FOLDER / f"{name}.svg"
    lines = drawn.replace("><", ">\n<") + "\n"
    if os.environ.get("ROUNDHOUSE_GOLDEN") == "write":
        FOLDER.mkdir(exist_ok=True)
        file.write_text(lines, encoding="utf-8")
    return file.read_text(encoding="utf-8") == lines
