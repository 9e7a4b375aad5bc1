"""A game's own HTML and script on the table's page."""
