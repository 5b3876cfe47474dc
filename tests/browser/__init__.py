"""The page in a real browser: what cannot be known without one, in rooms as its modules."""
