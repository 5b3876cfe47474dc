"""The page with the race."""
