"""Begins to serve: checks what can be had, listens, and tells where the page is."""
