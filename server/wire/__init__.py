"""The websocket: requests and answers. WIRE.md beside this file documents them."""
