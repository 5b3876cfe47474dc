"""What answers one viewer in one thread: the part of the server that runs in the page, where there is none."""
