"""Lessons: files that lead from stop to stop through the film. FORMAT.md says what stands in one."""
