"""Lessons and the tour."""
