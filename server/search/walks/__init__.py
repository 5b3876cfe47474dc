"""Walks move forward through a trace, one class for each kind of search; `reach` limits how far."""
