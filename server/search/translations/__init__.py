"""The eight searches as a compiler takes them: each listing once more, its variables passed instead of global.

Nothing is made faster on the way: the same order, the same tests, the same calls. They are compiled all in one manner
and timed against each other; what they count is held to the listings by tests.
"""
