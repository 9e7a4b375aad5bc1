"""The web server: pages, live updates and JSON for any Titles it is given."""

from roundhouse.server.app import create_app
from roundhouse.server.config import Config

__all__ = ["Config", "create_app"]
