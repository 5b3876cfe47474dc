"""Other programs that run beside ours for comparison."""
