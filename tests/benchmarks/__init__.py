"""How fast it is, on one machine at one moment: figures, not tests. `python3 -m tests.benchmarks`."""
