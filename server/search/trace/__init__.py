"""A run of one algorithm as a sequence of steps, and everything that can be looked for in it."""
