"""Players that are programs: each sees what its seat sees and picks one of the offers."""
