"""Tests of the site of plain files."""
