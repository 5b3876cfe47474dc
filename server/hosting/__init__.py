"""Connects the app to the network: the host, the gate before the app, and the guarded websocket."""
