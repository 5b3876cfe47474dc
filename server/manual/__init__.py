"""The manual: chapters from texts beside their subjects, and the reference from docstrings."""
