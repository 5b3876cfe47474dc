"""Tests of server/config."""
