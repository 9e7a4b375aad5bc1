"""Players of 1846: they see what their seat sees and choose among its offers."""
