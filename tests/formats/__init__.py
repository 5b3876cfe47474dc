"""Steps and solutions as text."""
