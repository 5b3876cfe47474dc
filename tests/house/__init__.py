"""Tests of the whole tree: imports, the package, the top level, the benchmarks' tables, the tools."""
