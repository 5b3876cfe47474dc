"""How the app meets the world: the host, the gate before it, and the guarded socket. Knows no step and no page."""
