"""Kernels of counting, compiled and interpreted."""

from __future__ import annotations

import numpy as np

from server.search.counting.kernels import border, load_kernel


def test_compiled_and_interpreted_kernels_find_the_same() -> None:
    tables = np.zeros((2, 512, 5), np.int64)
    works = np.zeros((2, 512))
    runs = load_kernel("border.tabulate"), border.tabulate
    found = [run(8, table, work) for run, table, work in zip(runs, tables, works, strict=True)]
    assert found[0] == found[1]
    np.testing.assert_array_equal(*tables)
    np.testing.assert_allclose(*works)
