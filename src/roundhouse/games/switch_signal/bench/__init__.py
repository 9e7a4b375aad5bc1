"""What is measured of Switch & Signal."""
