"""Tests of downloads about a trace."""
