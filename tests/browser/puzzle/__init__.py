"""The page of the puzzle."""
