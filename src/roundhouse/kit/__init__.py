"""What the games' folders share: drawing, pieces of HTML, measuring."""
