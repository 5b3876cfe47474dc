"""Tests of the user's files."""
