"""Tests of server/bootstrap."""
