"""What a seat at a table of 1846 sees on the page: what now, and what lies beside."""
