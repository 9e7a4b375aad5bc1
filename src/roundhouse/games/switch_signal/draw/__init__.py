"""Pictures of Switch & Signal, drawn from a view."""
