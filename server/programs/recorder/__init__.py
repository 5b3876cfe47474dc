"""Run a Python file unchanged and record it. Standard library only: any Python can load this folder alone."""
