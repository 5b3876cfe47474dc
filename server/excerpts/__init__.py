"""Excerpts: stretches of traces with all answers about them, for pages without a server."""
