"""The tests of server/search/outline."""
