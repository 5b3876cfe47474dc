"""The board: its explanations and its motion."""
