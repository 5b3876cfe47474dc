"""The tests of server/search/algorithms."""
