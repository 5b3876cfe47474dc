"""The tests of server/search/counting."""
