"""The tests of server/search/walks."""
