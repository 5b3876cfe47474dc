"""The table of times: every algorithm, measured on this machine, in a separate process, within a budget of time."""
