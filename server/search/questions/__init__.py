"""Questions about a step of a search, and their answers."""
