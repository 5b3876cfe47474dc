"""The table of times: every algorithm measured on this machine, in a process of its own, as far as a budget goes."""
