"""Pictures: a seat's view becomes SVG."""
