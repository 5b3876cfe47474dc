"""Connects the app to the network: the host, the gate in front of the app, and the guarded websocket."""
