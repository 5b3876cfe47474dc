"""Kernels as machine code: numba makes it once, and it runs without numba."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from server.search import kernel_cache
from server.search.compiled import COMPILED
from server.search.counting.engines import best_engine
from server.search.counting.native import Native, cpu_features
from tests.tools.serving import ROOT

compiled_only = pytest.mark.skipif(not COMPILED, reason="numba is not in use")

COUNT = """
import sys
from server.search.counting.count import count
from server.search.counting.engines import best_engine
print(count(9, engine="richards").solutions, best_engine(), "numba" in sys.modules)
"""


def count_nine(cache: Path, **settings: str) -> str:
    environ = {**os.environ, "NUMBA_CACHE_DIR": str(cache), **settings}
    done = subprocess.run([sys.executable, "-c", COUNT], cwd=ROOT, env=environ, capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout.strip()


@pytest.mark.slow  # beside its usual settings, which all other tests have
@compiled_only
def test_numba_is_needed_once_for_each_of_its_settings(tmp_path: Path) -> None:
    """Whatever is kept and not whole is made anew."""
    fresh, kept = f"352 {best_engine()} True", f"352 {best_engine()} False"
    assert [count_nine(tmp_path) for _ in range(2)] == [fresh, kept]
    without = [count_nine(tmp_path, NUMBA_ENABLE_AVX="0") for _ in range(2)]
    assert without == ["352 batch True", "352 batch False"]
    for file in filter(Path.is_file, tmp_path.iterdir()):
        file.write_bytes(file.read_bytes()[:-1])
    assert [count_nine(tmp_path) for _ in range(2)] == [fresh, kept]


@compiled_only
def test_numba_says_what_it_compiles_for() -> None:
    from server.search import compiled

    assert cpu_features() == compiled.cpu_features()


def test_what_cannot_be_kept_is_made_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0

    def make() -> bytes:
        nonlocal made
        made += 1
        return b"code\n"

    for folder, times in ((tmp_path, 1), (tmp_path / "missing", 3), (None, 3)):
        made = 0
        monkeypatch.setattr(kernel_cache, "choose_folder", lambda folder=folder: folder)
        assert {kernel_cache.keep("kernel", make) for _ in range(3)} == {b"code\n"}
        assert made == times
    assert len(list(tmp_path.iterdir())) == 1


@compiled_only
def test_machine_code_takes_only_the_types_it_was_made_for() -> None:
    """Others would be read as what they are not, behind their end."""
    tabulate = Native("border.tabulate")
    table, work = np.empty((512, 5), np.int64), np.empty(512)
    classes = tabulate(8, table, work)
    assert 0 < classes < 512
    with pytest.raises(TypeError, match=r"border\.tabulate takes int64, int64\[:, ::1\], float64\[::1\]"):
        tabulate(8, table.astype(np.int32), work)
    with pytest.raises(TypeError, match=r"contiguous"):
        tabulate(8, table[:, ::-1], work)


def test_compiled_and_interpreted_kernels_find_the_same() -> None:
    from server.search.counting.kernels import border

    tables = np.zeros((2, 512, 5), np.int64)
    works = np.zeros((2, 512))
    runs = Native("border.tabulate"), border.tabulate
    found = [run(8, table, work) for run, table, work in zip(runs, tables, works, strict=True)]
    assert found[0] == found[1]
    np.testing.assert_array_equal(*tables)
    np.testing.assert_allclose(*works)
