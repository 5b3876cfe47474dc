"""The page with a worksheet."""
