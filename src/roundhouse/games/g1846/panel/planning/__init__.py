"""The planning board: a plan tried out beside the game, told and drawn for its planner alone."""
