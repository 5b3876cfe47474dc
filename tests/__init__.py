"""The tests, room by room; `python3 -m tests` runs them all. Nothing third-party here: the bootstrap comes later."""
