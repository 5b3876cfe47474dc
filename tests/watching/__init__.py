"""Programs that are watched."""
