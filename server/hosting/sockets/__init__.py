"""The guarded websocket of one viewer, and the set of all viewers."""
