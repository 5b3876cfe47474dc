"""Files of any length about a trace, made line by line: its steps, its solutions, an excerpt."""
