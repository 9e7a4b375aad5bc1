"""Players’ books: chapters, pictures, printing and searching."""
