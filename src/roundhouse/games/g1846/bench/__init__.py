"""What is measured of 1846."""
