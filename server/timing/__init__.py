"""The table of times: measures every algorithm on this machine, in a process of its own, within a budget of time."""
