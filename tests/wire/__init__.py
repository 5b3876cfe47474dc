"""The tests of server/wire."""
