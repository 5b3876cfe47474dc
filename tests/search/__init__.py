"""The tests of server/search."""
