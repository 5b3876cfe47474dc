"""Writes the pages as a folder of plain files, which any file server can serve: Python answers in the page."""
