"""Serving needs no extra, says which one an option lacks, and gives freed memory back to the system."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec

import pytest

from server.__main__ import run
from server.cli import parse
from tests.tools.process import is_told
from tests.tools.serving import ROOT

WITHOUT = """
import sys

class Hidden:
    def find_spec(self, name, *_):
        if name.partition(".")[0] in {"dask", "distributed", "gunicorn", "prometheus_client", "redis", "tornado"}:
            raise ImportError(name)

sys.meta_path.insert(0, Hidden())
import server.launch.serve
"""

PROGRAM = """
import os
from server.launch.serve import give_back_freed
from tests.tools.process import megabytes

give_back_freed()
bytearray(20 * 2**20)  # after which glibc would take larger blocks from its heap, too
before = megabytes(os.getpid())
blocks = [(bytearray(b"x") * 200_000, bytearray(b"x") * 1000) for _ in range(500)]
between = [small for _, small in blocks]  # so that its heap cannot shrink
del blocks
print(megabytes(os.getpid()) - before)
"""


def test_serving_needs_no_extra() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("line", "module", "said"),
    [
        ("--workers 2", "gunicorn", "--workers needs gunicorn"),
        ("--cluster local:2", "distributed", "--cluster needs Dask"),
        ("--metrics 0", "prometheus_client", "--metrics needs prometheus-client"),
        ("--rooms redis://127.0.0.1 --class-key opensesame", "redis", "--rooms needs redis-py"),
    ],
)
def test_without_its_package_one_sentence_says_what_to_do(
    line: str, module: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("server.config.extras.find_spec", lambda name: None if name == module else find_spec(name))
    command = parse([*line.split(), "--port", "0", "--no-browser"], {})
    assert run(command) == 2
    (extra,) = command.extras()
    advice = f"and there is none here; `pip install 'bitqueens[{extra}]'` gets it"
    assert capsys.readouterr().err == f"bitqueens: {said}, {advice}\n"


@pytest.mark.skipif(not is_told(), reason="this system does not tell how much memory a process has")
def test_large_blocks_are_returned_when_they_are_freed() -> None:
    """Fails without `mallopt`: 100 MB would stay."""
    ran = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True)
    assert float(ran.stdout) < 20
