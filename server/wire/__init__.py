"""The websocket: requests in, answers out. WIRE.md beside this file says what travels."""
