"""The settings of the server, its limits, and its log."""
