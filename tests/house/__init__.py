"""Tests of the whole tree: imports, sizes, words, the package, the release, the benchmarks' tables."""
