"""Run a Python file unchanged and record it.

This folder imports only the standard library, so that any Python, also a browser's, can load it alone.
"""
