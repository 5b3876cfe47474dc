"""Metrics of a running server for Prometheus: only totals, none about a single viewer or class."""
