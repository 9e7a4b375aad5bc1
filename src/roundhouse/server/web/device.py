"""What a browser calls itself, in few words: "Firefox, Linux"."""

from typing import Final

from starlette.requests import HTTPConnection

BROWSERS: Final = (  # the first that is found: the later ones are named by the earlier ones, too
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("HeadlessChrome/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
LONGEST: Final = 40


def device_of(request: HTTPConnection) -> str:
    """Browser and system as the request names them; else its program."""
    agent = request.headers.get("user-agent", "")
    found = [
        next((name for mark, name in known if mark in agent), "") for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(filter(None, found)) or agent.split(" ")[0][:LONGEST]
