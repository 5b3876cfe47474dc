"""Reader of recordings: the state at any event, and the changes of each event."""
