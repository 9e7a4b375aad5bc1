"""What goes over HTTP: the pages, the API, and what both stand on."""
