"""One decision of the rulebook a file: a step for each kind of frame, and the helpers beside."""
