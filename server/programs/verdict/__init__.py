"""Comparison of a learner's search with ours: its first departure, its accepted boards, its solutions."""
