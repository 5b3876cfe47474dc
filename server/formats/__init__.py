"""Steps and solutions as text, for files, terminals and the wire."""
