"""Benchmarks: figures of one machine at one time, not tests. `python3 -m tests.benchmarks`."""
