"""The tests of server/config."""
