"""Tests of the functions for the page's worker: answers, and files."""

import json
from collections.abc import Iterator

import pytest

from server.search.index import embedded, reference
from server.search.index.catalogue import index_for
from server.solo import worker as module
from server.solo.worker import Worker
from server.wire.run import trace_of
from tests.wire.asking import FORMS, answer


class Page:
    """A page: its worker's answers and files."""

    def __init__(self, measure: module.MeasureText | None = None) -> None:
        self.said: list[str] = []
        self.files: list[tuple[int, str, str, str, str]] = []
        self.worker = Worker(self.said.append, lambda *file: self.files.append(file), measure)

    def turn(self) -> None:
        while self.worker.run_turn():
            pass


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Clear the caches of measurements before and after each test."""
    forget()
    yield
    embedded.set_measure(None)
    forget()


def forget() -> None:
    trace_of.cache_clear()
    index_for.cache_clear()


def test_messages_are_answered() -> None:
    page = Page()
    page.worker.receive(json.dumps(FORMS["read"]))
    page.turn()
    assert [json.loads(text) for text in page.said] == [json.loads(answer(json.dumps(FORMS["read"])))]


def test_javascript_measures() -> None:
    asked = []

    def measure(*node: int) -> str:
        asked.append(node)
        return ",".join(map(str, reference.measure(*node)))

    page = Page(measure)
    page.worker.receive('{"type": "tried", "id": 1, "algorithm": "bitmask", "n": 15, "step": 100000000}')
    page.turn()
    assert asked
    assert json.loads(page.said[0])["rows"]


COLUMNS = "download/solutions.txt?n=4&form=columns"


@pytest.mark.parametrize(
    ("address", "name", "media_type", "begins"),
    [
        (
            "download/solutions.txt?n=4&form=columns",
            "bitqueens-bitmask-4-solutions-1-2-columns.txt",
            "text/plain",
            "[2",
        ),
        ("download/excerpt.json?n=4", "bitqueens-bitmask-4-steps-0-49.json", "application/json", '{"format":1'),
        ("qr.svg?address=https%3A%2F%2Fexample.org%2F%3Fn%3D8", "code.svg", "image/svg+xml", "<svg"),
    ],
)
def test_files_are_made(address: str, name: str, media_type: str, begins: str) -> None:
    page = Page()
    page.worker.load(7, address)
    page.turn()
    ((number, error, *file, text),) = page.files
    assert (number, error, file) == (7, "", [name, media_type])
    assert text.startswith(begins)


@pytest.mark.parametrize(
    ("address", "error"),
    [
        ("download/excerpt.json?n=99", "n must be a whole number from 1 to 32, not 99"),
        ("download/other.csv", "there is no file download/other.csv"),
        ("excerpt.json", "there is no file excerpt.json"),
        ("qr.svg?address=" + "x" * 301, 'address must be an address of at most 300 characters, not "xxx'),
        ("download/excerpt.json?n=12", "a film in one file has at most 20,000 steps, not 2,568,566: choose a stretch"),
    ],
)
def test_a_file_that_cannot_be_made_is_an_error(address: str, error: str) -> None:
    page = Page()
    page.worker.load(1, address)
    page.turn()
    ((number, said, *rest),) = page.files
    assert number == 1
    assert said.startswith(error)
    assert rest == ["", "", ""]


def test_a_file_is_no_larger_than_a_browser_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 1_000_000)
    page = Page()
    page.worker.load(1, "download/solutions.txt?n=12&form=board")
    page.turn()
    assert page.files[0][1] == "a file made in a browser has at most 1 million characters: choose fewer steps"


def test_answers_go_on_while_a_file_is_made() -> None:
    page = Page()
    page.worker.load(1, "download/excerpt.json?n=8")
    page.worker.receive(json.dumps(FORMS["describe"]))
    assert page.said
    assert not page.files
    page.turn()
    assert page.files
