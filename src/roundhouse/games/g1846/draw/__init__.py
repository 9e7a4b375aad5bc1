"""Pictures of 1846, drawn from a view."""
