"""How large a search is that nobody will walk through."""
