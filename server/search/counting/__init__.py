"""Counting at full speed. Start reading at `count`; the loops that run billions of times are in `kernels`."""
