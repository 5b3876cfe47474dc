"""The export drawer and its files."""
