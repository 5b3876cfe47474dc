"""Tests of a page without a server: the same answers, in one thread."""
