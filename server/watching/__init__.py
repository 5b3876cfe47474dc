"""Watches a program: records it whenever it is saved, and serves the page that shows the recording."""
