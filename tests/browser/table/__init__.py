"""The page with the tables."""
