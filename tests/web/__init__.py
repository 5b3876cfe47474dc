"""The tests of server/web."""
