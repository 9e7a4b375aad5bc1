"""The planner for Switch & Signal: ways, worth, odds, plans, and the levels made of them."""
