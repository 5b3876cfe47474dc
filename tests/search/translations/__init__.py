"""The tests of server/search/translations."""
