"""One file a version; a released one never changes."""
