"""What powers are, and what several have in common."""
