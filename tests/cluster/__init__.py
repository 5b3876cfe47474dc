"""The tests of server/cluster."""
