"""Tests that need a real browser, in the same folders as the page's modules."""
