"""The tests of server/timing."""
