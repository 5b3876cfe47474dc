"""The tests of server/jobs."""
