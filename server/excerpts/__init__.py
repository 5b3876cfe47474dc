"""Stretches of traces with all that the page asks about them, to be shown where nobody answers."""
