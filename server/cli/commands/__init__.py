"""What `bitqueens` does besides serving: one module a command, and what they share for speaking with a terminal."""
