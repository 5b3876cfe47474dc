"""Tests of a running server's metrics, read by Prometheus' own parser."""

from __future__ import annotations

import json
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from server.app import create_app
from server.config.config import Config
from server.hosting.listening import listen, local_address_of
from server.metrics.metrics import Metrics, memory_in_use
from server.metrics.serving import serve_metrics
from server.metrics.together import Together
from server.wire.listeners import INVALID
from server.wire.protocol import MESSAGES
from tests.metrics.reading import Samples
from tests.tools.raw import RawClient
from tests.tools.serving import serving
from tests.tools.waiting import until
from tests.wire.rooms.test_served import TOKEN, viewers

Addresses = tuple[str, str]
STEP = {"type": "read", "algorithm": "bitmask", "n": 8, "start": 77, "stop": 78}


@pytest.fixture
def server() -> Iterator[Addresses]:
    """Start a server in this process; yield its address and the address of its metrics."""
    metrics, listener = Metrics(), listen("127.0.0.1", 0)
    with serve_metrics(metrics, listener), serving(app=create_app(Config(), metrics=metrics)) as address:
        yield address, f"{local_address_of(listener)}metrics"


def ask(viewer: RawClient, **message: object) -> dict[str, object]:
    viewer.send(json.dumps({"id": 1} | message))
    answer: dict[str, object] = json.loads(viewer.receive())
    return answer


@pytest.mark.parametrize(
    ("host", "status"),
    [("localhost:9100", 200), ("127.0.0.1", 200), ("metrics.example", 200), ("rebound.example", 403), ("", 400)],
)
def test_metrics_are_served_only_under_known_names(host: str, status: int) -> None:
    """Otherwise a page of another site could read them, by a host name of its own that resolves to this machine."""
    metrics, listener = Metrics(), listen("127.0.0.1", 0)
    with serve_metrics(metrics, listener, hosts=("metrics.example",)):
        line = socket.create_connection(listener.getsockname(), 20)
        with line, line.makefile("rb") as answer:
            line.sendall(f"GET /metrics HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            text = answer.read()
    assert text.startswith(f"HTTP/1.1 {status} ".encode())
    assert (b"bitqueens_viewers" in text) == (status == 200)


def test_requests_are_counted_by_kind_and_timed(server: Addresses) -> None:
    address, metrics = server
    with RawClient(address) as viewer:
        for _ in range(3):
            assert ask(viewer, **STEP)["type"] == "steps"
        ask(viewer, type="nonsense")
        ask(viewer, type="cancel")
        ask(viewer, type="classes", algorithm="bitmask", n=11, start=0, stop=1)  # a long request
        until(lambda: Samples(metrics).answered("classes") == 1, "the answer made in the background")
        told = Samples(metrics)
        seconds = told.value("request_seconds_sum", by="socket", kind="classes")
    assert [told.answered(kind) for kind in ("read", INVALID, "cancel", "count")] == [3, 1, 1, 0]
    assert told.value("request_seconds_bucket", by="socket", kind="read", le="+Inf") == 3
    assert 0 < seconds < 20


def test_pages_are_counted_but_not_how_long_viewers_stay(server: Addresses) -> None:
    address, metrics = server
    with RawClient(address):
        for path in ("", "healthz", "healthz"):
            urlopen(address + path, timeout=20).close()
        with pytest.raises(HTTPError, match="404"):
            urlopen(f"{address}K7MQ4X/none", timeout=20)
    until(lambda: Samples(metrics).value("viewers") == 0, "that the viewer has left")
    told = Samples(metrics)
    kinds = {each.labels["kind"]: each.value for each in told.samples if each.name == "bitqueens_request_seconds_count"}
    assert kinds == {"index": 1, "health": 2, "none": 1}


def test_a_count_is_a_job_until_it_ends(server: Addresses) -> None:
    address, metrics = server
    with RawClient(address) as viewer:
        ask(viewer, type="count", n=20, engine="batch", threads=1)
        until(lambda: Samples(metrics).value("jobs", kind="counts", state="running") == 1, "the count")
        assert Samples(metrics).value("jobs", kind="answers", state="running") == 0
        assert Samples(metrics).answered("count") == 0
    until(lambda: Samples(metrics).value("jobs", kind="counts", state="running") == 0, "the end of the count")


def test_hits_and_misses_of_a_cache_are_served(server: Addresses) -> None:
    address, metrics = server

    def lookups() -> dict[str, float]:
        told = Samples(metrics)
        return {each: told.value("cache_lookups_total", cache="windows", result=each) for each in ("hit", "miss")}

    with RawClient(address) as viewer:
        before = lookups()
        for start in (2001, 2001, 2002):  # no other test requests these
            ask(viewer, **STEP | {"start": start, "stop": 2005})
        assert lookups() == {"hit": before["hit"] + 1, "miss": before["miss"] + 2}


@pytest.mark.skipif(memory_in_use() is None, reason="this system does not report its memory")
def test_memory_is_served(server: Addresses) -> None:
    assert 10e6 < Samples(server[1]).value("memory_bytes") < 10e9


def test_a_class_is_counted_and_no_label_holds_anything_of_it(server: Addresses) -> None:
    address, metrics = server
    with viewers(address, 3) as (host, first, second):
        code = host.ask("open")["code"]
        seats = [pupil.ask("join", code=code)["seat"] for pupil in (first, second)]
        host.ask("ask", code=code)
        assert first.ask("vote", code=code, seat=seats[0])["type"] == "voted"
        urlopen(f"{address}{code}", timeout=20).close()
        told = Samples(metrics)
        assert [told.value(name) for name in ("viewers", "rooms", "seats")] == [3, 1, 2]
        assert [told.answered(kind) for kind in ("open", "join", "ask", "vote")] == [1, 2, 1, 1]
        host.ask("end", code=code)
        told = Samples(metrics)
        assert [told.value(name) for name in ("rooms", "seats")] == [0, 0]
    for secret in (code, TOKEN, *seats, *(part for seat in seats for part in seat.split(".")[1:]), "127.0.0.1"):
        assert secret.lower() not in told.text.lower()
    allowed = {
        "by": {"socket", "http"},
        "kind": {*MESSAGES, INVALID, "index", "room", "answers", "counts"},
        "state": {"waiting", "running"},
        "cache": {"windows", "solutions"},
        "result": {"hit", "miss"},
    }
    for sample in told.samples:
        for label, value in sample.labels.items():
            assert label == "le" or value in allowed[label], sample


def test_nothing_else_is_at_their_port_nor_are_they_at_the_pages(server: Addresses) -> None:
    address, metrics = server
    for wrong in (f"{address}metrics", metrics.removesuffix("metrics"), f"{metrics}/more"):
        with pytest.raises(HTTPError, match="404"):
            urlopen(wrong, timeout=20)


def test_without_metrics_their_package_is_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    with serving(app=create_app(Config())) as address, RawClient(address) as viewer:
        assert ask(viewer, **STEP)["type"] == "steps"


def test_the_empty_file_of_a_starting_process_is_left_out(tmp_path: Path) -> None:
    for name in ("counter_1.db", "gauge_livesum_1.db"):
        (tmp_path / name).touch()
    assert list(Together(str(tmp_path)).collect()) == []
