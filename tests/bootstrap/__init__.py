"""The tests of server/bootstrap."""
