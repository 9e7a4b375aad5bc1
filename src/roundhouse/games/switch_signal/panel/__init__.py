"""What a seat at a table of Switch & Signal sees on the page: what now, and what lies beside."""
