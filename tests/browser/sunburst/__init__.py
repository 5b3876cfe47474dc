"""The whole search as rings in one picture."""
