"""Walks: a place in a trace that moves forward, one kind for each kind of search, and how far they get."""
