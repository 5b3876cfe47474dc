"""The page of the table of times."""
