"""The page of the race."""
