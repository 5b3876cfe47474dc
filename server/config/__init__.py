"""What the server may be told before it starts, what it may take of this machine, and its log."""
