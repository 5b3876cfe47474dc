"""The other programs that run beside ours, so that a figure has something to be compared with."""
