"""Everything that is served by plain HTTP: pages, static files and downloads."""
