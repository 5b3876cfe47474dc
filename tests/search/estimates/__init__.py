"""The tests of server/search/estimates."""
