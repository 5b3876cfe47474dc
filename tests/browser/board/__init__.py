"""The board, what is explained on it, and how it moves."""
