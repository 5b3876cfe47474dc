"""The page of the worksheet."""
