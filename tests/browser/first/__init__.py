"""The first visit."""
