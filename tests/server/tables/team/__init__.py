"""A team's talk: proposals, pointing, what bots ask and need."""
