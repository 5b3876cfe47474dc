"""The tests of server/cli."""
