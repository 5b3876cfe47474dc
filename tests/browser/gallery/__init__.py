"""All solutions."""
