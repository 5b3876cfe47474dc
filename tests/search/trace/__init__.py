"""The tests of server/search/trace."""
