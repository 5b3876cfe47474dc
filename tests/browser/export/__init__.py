"""The export drawer: what is in it, and its files."""
