"""Answers for one viewer in one thread: the part of the server that runs in the page, without a server."""
