"""The wire and the socket, without a browser."""
