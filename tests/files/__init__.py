"""The user's files."""
