"""The tests of server/hosting/sockets."""
