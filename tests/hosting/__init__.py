"""The host, the gate and the guarded websocket: no client can disturb others."""
