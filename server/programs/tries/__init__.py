"""Tries of a learner's program without the recorder, and the reading of its output."""
