"""Counting at full speed. Start reading at `count`; what runs billions of times is in `kernels`."""
