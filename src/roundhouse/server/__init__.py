"""The web server: pages, live updates and JSON for any Titles it is given."""

from roundhouse.server.app import create_app
from roundhouse.server.config import Config, Example, Mail

__all__ = ["Config", "Example", "Mail", "create_app"]
