"""Requests by plain HTTP: how they are read, within which limits, and how their answers are written."""
