"""The tests of server/search/questions."""
