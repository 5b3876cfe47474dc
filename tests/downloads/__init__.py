"""Files about a trace, made of a query."""
