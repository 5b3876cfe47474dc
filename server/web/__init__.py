"""Answers by plain HTTP: pages, static files and downloads."""
