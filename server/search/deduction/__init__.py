"""Solving a puzzle by rules that prove each finding, with guesses where none of them helps."""
