"""Settings, limits and log of the server."""
