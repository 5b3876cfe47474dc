"""The host, the gate and the guarded socket: what one client may do to the others, which is nothing."""
