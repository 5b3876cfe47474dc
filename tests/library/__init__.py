"""The library as installed: its exported names, their docstrings, and the types that checkers see."""
