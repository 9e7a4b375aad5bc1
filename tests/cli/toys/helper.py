"""No verb: has no command."""
