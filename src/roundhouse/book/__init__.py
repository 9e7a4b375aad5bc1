"""The players' books: chapters, their pictures, how they are printed and searched."""
