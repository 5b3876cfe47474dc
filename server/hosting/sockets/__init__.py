"""The guarded websocket of one viewer, and all viewers together."""
