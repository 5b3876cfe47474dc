"""Tests of a page without a server: the same answers without packages that a browser lacks, and in its Python."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.pyodide.files import VERSION
from server.pyodide.package import make_package
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.questions.kinds import KINDS
from server.solo.solo import Solo
from tests.tools.programs import need_package
from tests.tools.serving import ROOT
from tests.wire.asking import ALL_FORMS, CLASS_FORMS, answer


def requests() -> Iterator[dict[str, Any]]:
    """Yield requests of a page, for every search and several boards, and some invalid ones."""
    for algorithm in ALGORITHMS:
        for n in (1, 4, 6, 8):
            run = {"algorithm": algorithm, "n": n}
            yield {"type": "describe", **run}
            yield {"type": "describe", **run, "goal": "first"}
            yield {"type": "read", **run, "start": 0, "stop": 40, "stride": 1}
            yield {"type": "read", **run, "start": 3, "stop": 400, "stride": 7}
            yield {"type": "read", **run, "start": 0, "stop": 40, "stride": 3, "by": "checks"}
            yield {"type": "read", **run, "start": 10**9, "stop": 10**9 + 1, "stride": 1}
            for what in ("solution", "dead_end"):
                yield {"type": "find", **run, "what": what, "from": 0}
                yield {"type": "find", **run, "what": what, "from": 30, "direction": "backward"}
            yield {"type": "find", **run, "what": "line", "line": 3, "from": 5}
            yield {"type": "find", **run, "what": "queens", "queens": [0]}
            yield {"type": "questions", **run, "start": 0, "stop": 30, "about": [*KINDS]}
            yield {"type": "tried", **run, "step": 9}
            yield {"type": "solutions", **run, "start": 0, "stop": 8}
            yield {"type": "classes", **run, "start": 0, "stop": 3}
    for algorithm in ("bitmask", "backtracking", "caching"):
        for exact in (False, True):
            run = {"algorithm": algorithm, "n": 6}
            yield {"type": "outline", **run, "start": 0, "stop": 100, "width": 30, "exact": exact}
    far = {"algorithm": "bitmask", "n": 16}
    yield {"type": "read", **far, "start": 10**9, "stop": 10**9 + 2, "stride": 1}
    yield {"type": "find", **far, "what": "solution", "from": 10**9}
    for board in (ALL_FORMS["deduce"]["board"], "....../....../..#.../....../....../Q....."):
        run = {"algorithm": "puzzle", "board": board}
        yield {"type": "describe", **run}
        yield {"type": "read", **run, "start": 3, "stop": 400, "stride": 7}
        yield {"type": "find", **run, "what": "solution", "number": 1}
        yield {"type": "outline", **run, "start": 0, "stop": 100, "width": 30}
        yield {"type": "solutions", **run, "start": 0, "stop": 8}
    for board in (ALL_FORMS["deduce"]["board"], "/".join(["." * 6] * 6), "AB/BB/CC", "x" * 400):
        yield {"type": "deduce", "board": board, "start": 3, "stop": 40}
        yield {"type": "hint", "board": board, "queens": [[0, 1]], "crossed": [[0, 0]]}
    yield ALL_FORMS["lesson"]
    yield ALL_FORMS["lesson"] | {"text": "no lesson", "language": "de"}
    yield {"type": "read", "algorithm": "bitmask", "n": 99, "start": 0, "stop": 1, "stride": 1}
    yield {"type": "guess"}


CORPUS = [{**message, "id": number} for number, message in enumerate(requests())]


@pytest.fixture(scope="module")
def native() -> list[Any]:
    """The server's answers."""
    return [json.loads(answer(json.dumps(message))) for message in CORPUS]


def answers_of(command: list[str]) -> list[Any]:
    """Return the answers of a program that reads requests line by line."""
    lines = "".join(f"{json.dumps(message)}\n" for message in CORPUS)
    done = subprocess.run(command, input=lines, cwd=ROOT, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr[-2000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_without_numpy_numba_and_orjson_the_answers_are_the_same(native: list[Any]) -> None:
    assert answers_of([sys.executable, "-m", "tests.solo.alone"]) == native


@pytest.mark.slow  # it fetches Pyodide once; the test above does the same in this Python
def test_in_a_browsers_python_the_answers_are_the_same(native: list[Any], tmp_path: Path) -> None:
    folder = need_package("pyodide", VERSION)
    (tmp_path / "package.zip").write_bytes(make_package())
    script = Path(__file__).with_name("pyodide.mjs")
    assert answers_of(["node", str(script), str(folder), str(tmp_path / "package.zip")]) == native


def test_a_short_answer_overtakes_a_long_one() -> None:
    said: list[str] = []
    solo = Solo(said.append)
    solo.receive('{"type": "classes", "algorithm": "bitmask", "n": 11, "start": 0, "stop": 20, "id": "long"}')
    assert not said
    solo.receive('{"type": "describe", "algorithm": "bitmask", "n": 8, "id": "short"}')
    while solo.run_turn():
        pass
    assert [json.loads(text)["id"] for text in said] == ["short", "long"]


def test_requests_that_need_a_server_are_refused() -> None:
    said: list[str] = []
    solo = Solo(said.append)
    of_server = [ALL_FORMS[kind] for kind in ("count", "times", "time", "cancel")]
    for message in (*of_server, *CLASS_FORMS.values()):
        solo.receive(json.dumps(message))
        answer = json.loads(said.pop())
        assert (answer["id"], answer["code"]) == (message["id"], "unavailable")
        assert answer["message"] == f"{message['type']} needs a server; this page has none"
    assert not said
