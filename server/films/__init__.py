"""Films in one file: the page with its modules, sheets and excerpts in a single HTML file, which needs no server."""
