"""The tests of server/search/index."""
