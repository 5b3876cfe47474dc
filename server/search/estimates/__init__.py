"""Estimates of the size of searches that are too large to walk through."""
