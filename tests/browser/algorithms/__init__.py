"""Each algorithm on the page."""
