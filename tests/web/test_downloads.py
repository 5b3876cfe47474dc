"""Tests of downloads: their content, names and memory, one piece at a time."""

import gc
import json
import select
import socket
import threading
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from urllib.request import urlopen

import pytest
from flask.testing import FlaskClient

from server.config.limits import DOWNLOAD_PIECE, DOWNLOADS_EACH, EXCERPTS_EACH
from server.excerpts import files
from server.formats.boards import Form, format_solutions
from server.hosting.fair import Account
from server.hosting.refusal import RETRY_AFTER
from server.hosting.threads import Threads
from server.jobs.jobs import Jobs
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.index.index import Index
from server.search.pausable import Pauses, finish
from server.search.symmetry import Columns
from server.search.trace.solutions import Solution
from server.search.trace.trace import Trace
from server.web import downloads
from tests.tools.serving import serving
from tests.tools.waiting import PATIENCE, until

EXCERPT = "/download/excerpt.json?n=8"
SOLUTIONS = "/download/solutions.txt?n=8&form=columns"
LONG = "/download/solutions.txt?n=15&form=board"


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_algorithm(client: FlaskClient, algorithm: str) -> None:
    solutions = client.get(f"/download/solutions.txt?algorithm={algorithm}&n=5&form=columns").text
    assert [tuple(json.loads(line)) for line in solutions.splitlines()] == [
        solution.columns for solution in Trace(algorithm, 5).solutions()
    ]


@pytest.mark.parametrize("form", ["matrix", "columns", "board"])
def test_solutions(client: FlaskClient, form: str) -> None:
    written = client.get(f"/download/solutions.txt?n=8&form={form}&from=3&to=5").text
    found = list(Trace("bitmask", 8).solutions(2, 5))
    queens = {"matrix": "1", "columns": "[", "board": "Q"}[form]
    assert written.count(queens) == (3 if form == "columns" else 24)
    if form == "columns":
        assert [json.loads(line) for line in written.splitlines()] == [list(each.columns) for each in found]


@pytest.mark.parametrize(
    ("path", "type_", "name"),
    [
        (EXCERPT, "application/json", "bitqueens-bitmask-8-steps-0-6169.json"),
        (f"{EXCERPT}&goal=first&to=77", "application/json", "bitqueens-bitmask-8-first-steps-0-77.json"),
        (f"{SOLUTIONS}&to=9", "text/plain; charset=utf-8", "bitqueens-bitmask-8-solutions-1-9-columns.txt"),
        (
            "/download/solutions.txt?n=3&form=board",
            "text/plain; charset=utf-8",
            "bitqueens-bitmask-3-solutions-board.txt",
        ),
    ],
)
def test_names_and_types(client: FlaskClient, path: str, type_: str, name: str) -> None:
    for answer in (client.get(path), client.head(path)):
        assert answer.status_code == 200
        assert answer.headers["Content-Type"] == type_
        assert answer.headers["Content-Disposition"] == f'attachment; filename="{name}"'
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert client.head(path).data == b""


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("excerpt.json", "n is missing: it must be a whole number from 1 to 32"),
        ("excerpt.json?n=99", "n must be a whole number from 1 to 32, not 99"),
        ("excerpt.json?n=x", 'n must be a whole number from 1 to 32, not "x"'),
        ("excerpt.json?n=", 'n must be a whole number from 1 to 32, not ""'),
        ("excerpt.json?n=8.0", 'n must be a whole number from 1 to 32, not "8.0"'),
        ("excerpt.json?n=%D9%A8", 'n must be a whole number from 1 to 32, not "٨"'),
        ("excerpt.json?n=8&n=9", "n must occur once, not 2 times"),
        ("excerpt.json?n=8&algorithm=luck", 'algorithm must be one of bitmask, not "luck"'),
        ("excerpt.json?n=8&goal=last", 'goal must be one of all, first, not "last"'),
        ("excerpt.json?n=8&from=6170", "from must be a whole number from 0 to 6169, not 6170"),
        ("excerpt.json?n=8&from=-1", "from must be a whole number from 0 to 6169, not -1"),
        ("excerpt.json?n=8&from=9&to=8", f"to must be a whole number from 9 to {2**53 - 1}, not 8"),
        (
            "excerpt.json?n=8&stop=9",
            '"stop" is not a field of this query, which has algorithm, n, goal, board, from, to',
        ),
        ("excerpt.json?n=20", f"to is missing: it must be a whole number from 0 to {2**53 - 1}"),
        ("solutions.txt?n=8", "form is missing: it must be one of matrix, columns, board"),
        ("solutions.txt?n=8&form=svg", 'form must be one of matrix, columns, board, not "svg"'),
        ("solutions.txt?n=8&form=board&from=93", "from must be a whole number from 1 to 92, not 93"),
        ("solutions.txt?n=8&form=board&from=0", "from must be a whole number from 1 to 92, not 0"),
        ("solutions.txt?n=19&form=board", "n must be at most 18 to download solutions, not 19"),
    ],
)
def test_a_wrong_query_is_an_error(client: FlaskClient, path: str, said: str) -> None:
    answer = client.get(f"/download/{path}")
    assert answer.status_code == 400
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    message = answer.text.removeprefix("400 Bad Request: ").removesuffix("\n")
    assert message == said if "algorithm" not in path else message.startswith("algorithm must be one of ")


def test_an_unreachable_step_is_an_error_before_the_headers(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Index, "horizon", 1000)
    answer = client.get("/download/excerpt.json?n=23&from=900000&to=900001")
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, RETRY_AFTER)
    assert answer.text.startswith("503 Service Unavailable: not reached yet: the first")
    assert client.get(EXCERPT).status_code == 200, "the places are free again"


def test_a_long_download_lives_a_piece_at_a_time(client: FlaskClient) -> None:
    answer = client.get(LONG, buffered=False)
    pieces = iter(answer.iter_encoded())
    gc.collect()
    before = _living()  # other tests have left some
    alive = []
    for _ in range(8):
        assert len(next(pieces)) < 2 * DOWNLOAD_PIECE
        alive.append(_living() - before)
    assert max(alive) < 10
    assert max(alive) <= alive[0] + 2
    answer.close()


def _living() -> int:
    return sum(type(each) is Solution for each in gc.get_objects())  # isinstance would dereference weak references


class Watched:
    """Format that counts the running downloads."""

    def __init__(self) -> None:
        self.changed = threading.Condition()
        self.under_way = self.begun = 0

    def __call__(self, found: Iterable[Columns | None], form: Form) -> Iterator[str]:
        self.change(1)
        try:
            yield from format_solutions(found, form)
        finally:
            self.change(-1)

    def change(self, by: int) -> None:
        with self.changed:
            self.under_way += by
            self.begun += by > 0
            self.changed.notify_all()

    def wait_for(self, number: int) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: self.under_way == number, PATIENCE), f"{self.under_way} are under way"


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    watched = Watched()
    monkeypatch.setattr(files, "format_solutions", watched)
    return watched


def begin(address: str, path: str) -> socket.socket:
    """Open a connection, send a request, and read nothing."""
    host, port = address.split("/")[2].split(":")
    line = socket.create_connection((host, int(port)), PATIENCE)
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    return line


def test_a_download_ends_when_its_reader_leaves(watched: Watched) -> None:
    with serving() as address:
        for _ in range(DOWNLOADS_EACH + 2):  # each needs a place, so the earlier ones have released theirs
            with begin(address, LONG) as line:
                assert line.recv(1000).startswith(b"HTTP/1.1 200")
                watched.wait_for(1)
            watched.wait_for(0)


@pytest.mark.skipif(not hasattr(select, "POLLRDHUP"), reason="only Linux reports closed connections")
def test_an_excerpt_ends_when_its_reader_leaves(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun, closed = threading.Semaphore(0), threading.Semaphore(0)

    def record(*_: object) -> Pauses[None]:
        begun.release()
        try:
            while True:
                yield
        finally:
            closed.release()

    with serving() as address, ExitStack() as readers:
        with monkeypatch.context() as patch:
            patch.setattr(files, "record", record)
            for _ in range(EXCERPTS_EACH):
                readers.enter_context(begin(address, EXCERPT))
                assert begun.acquire(timeout=PATIENCE)
        assert "your address has its share of the films" in ask(address, EXCERPT)
        readers.close()
        for _ in range(EXCERPTS_EACH):
            assert closed.acquire(timeout=PATIENCE)
        until(lambda: ask(address, EXCERPT).startswith("HTTP/1.1 200"), "the places are still taken")
    assert not caplog.records


def ask(address: str, path: str) -> str:
    """Return the whole answer."""
    with begin(address, path) as line:
        return line.makefile("rb").read().decode()


def test_readers_who_do_not_read_block_no_other(watched: Watched) -> None:
    """Fails if the place for making text is held while the text is sent."""
    with serving() as address, ExitStack() as readers:
        for number in range(1, DOWNLOADS_EACH):
            readers.enter_context(begin(address, LONG))
            watched.wait_for(number)
        assert read(f"{address.removesuffix('/')}{SOLUTIONS}").count("\n") == 92
        with begin(address, "/") as head:
            assert head.recv(1000).startswith(b"HTTP/1.1 200")


def test_one_address_has_only_so_many_at_once(watched: Watched) -> None:
    with serving() as address, ExitStack() as readers:
        for number in range(1, DOWNLOADS_EACH + 1):
            readers.enter_context(begin(address, LONG))
            watched.wait_for(number)
        refused = readers.enter_context(begin(address, SOLUTIONS))
        text = refused.makefile("rb").read().decode()
        assert text.startswith("HTTP/1.1 429")
        assert "your address has its share of the downloads" in text
        readers.close()
        watched.wait_for(0)
        assert read(f"{address.removesuffix('/')}{SOLUTIONS}").count("\n") == 92


def test_a_reader_who_reads_too_slowly_loses_the_place(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.config.limits.DOWNLOAD_RATE", 10**6)
    with serving() as address, begin(address, LONG):
        with watched.changed:
            assert watched.changed.wait_for(lambda: watched.begun, PATIENCE)
        watched.wait_for(0)


def test_a_download_ends_after_the_longest_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.config.limits.DOWNLOAD_LONGEST", 0.0)
    sent = downloads.pieces(Jobs(Threads(1)), Account(), iter(["x" * DOWNLOAD_PIECE] * 3))
    assert len(next(sent)) == DOWNLOAD_PIECE
    with pytest.raises(TimeoutError):
        next(sent)


def test_a_piece_that_takes_long_is_sent_before_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.config.limits.DOWNLOAD_PATIENCE", 0.0)
    lines = iter(["", "", "one\n", "", "two\n"])
    assert [finish(downloads.make_piece(lines)) for _ in range(3)] == ["one\n", "two\n", ""]


def test_a_broken_download_does_not_look_complete(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: object) -> Iterator[str]:
        yield "x" * DOWNLOAD_PIECE
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(files, "format_solutions", breaks)
    with serving() as address, begin(address, SOLUTIONS) as line:
        assert not line.makefile("rb").read().endswith(b"0\r\n\r\n")
    assert "broken on purpose" in caplog.text


def read(address: str) -> str:
    with urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())
