"""The commands besides serving, one module for each, and what they share for terminal output."""
