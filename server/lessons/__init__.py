"""Lessons: files that lead from stop to stop through the film, in the format of FORMAT.md."""
