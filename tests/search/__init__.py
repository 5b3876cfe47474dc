"""The search on its own: steps, traces, sums, listings; no web."""
