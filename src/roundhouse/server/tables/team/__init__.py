"""How those at a table talk about the next action: proposals, pointing, what bots ask and need."""
