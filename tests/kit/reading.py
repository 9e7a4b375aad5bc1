"""Reading pictures back, to see what is on them."""

from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawn: str) -> ET.Element:
    """The document as a tree."""
    return ET.fromstring(drawn)  # noqa: S314 - we wrote it a moment ago
