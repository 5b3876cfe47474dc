"""Boards of the puzzle: closed squares, regions, given queens, and which rule holds."""
