"""The timeline and its loop."""
