"""The whole search as one picture."""
