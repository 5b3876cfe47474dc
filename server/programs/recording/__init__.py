"""A recording, read: the state at any event, and what each event changed."""
