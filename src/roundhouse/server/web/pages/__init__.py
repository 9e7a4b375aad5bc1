"""The pages, a file a subject; each names its own routes."""
