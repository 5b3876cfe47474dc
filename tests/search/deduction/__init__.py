"""Tests of the boards of the puzzle, and of the search on them."""
