"""Downloads about a trace, of any length, made line by line: its steps, its solutions, an excerpt."""
