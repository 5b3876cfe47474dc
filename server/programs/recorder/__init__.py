"""Runs a Python file unchanged and records what happens. It imports nothing but the standard library, nor anything
else of ours, so that a child process of any Python and a browser's Python can load this folder alone.
"""
