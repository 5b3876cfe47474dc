"""A run of one algorithm as a sequence of steps, and the ways to find steps in it."""
