"""The app in several gunicorn processes behind the same gate: by `--workers`, and by gunicorn's own command."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from server.search.trace.trace import Trace
from tests.tools.programs import want
from tests.tools.raw import RawClient
from tests.tools.serving import ROOT, SERVE, ServerProcess
from tests.tools.slow import some
from tests.tools.waiting import PATIENCE, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="gunicorn does not run on Windows")

WORKER = "server.hosting.workers.Worker"


@pytest.fixture(scope="module")
def server() -> Iterator[ServerProcess]:
    """Run two workers."""
    with ServerProcess("--workers", "2") as server:
        until(lambda: len(server.workers()) == 2 and status(server.address) == 200, "the workers do not come")
        yield server
        server.process.terminate()
        assert server.process.wait(PATIENCE) == 0
    assert [line for line in server.stderr.splitlines() if " WARNING refused: " not in line] == []


def test_the_host_in_a_target_counts(server: ServerProcess) -> None:
    """RFC 9112, 3.2.2. Fails if gunicorn's own environment is used."""
    for host, expected in (("evil.example", b"HTTP/1.1 403"), ("localhost", b"HTTP/1.1 200")):
        with socket.create_connection(("127.0.0.1", server.port), 20) as line:
            head = f"GET http://{host}/healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            line.sendall(head.encode())
            assert line.makefile("rb").readline().startswith(expected)


@contextmanager
def viewers_of_both(server: ServerProcess) -> Iterator[list[RawClient]]:
    """Connect a viewer to each process, by stopping the other one meanwhile."""
    with ExitStack() as stack:
        yield [stack.enter_context(RawClient(server.address)) for _ in server.one_at_a_time()]


def status(address: str, **headers: str) -> int:
    request = urllib.request.Request(f"{address}healthz", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
    except OSError:
        return 0


def ask(viewer: RawClient, **message: Any) -> dict[str, Any]:
    """Return the last answer to a request; earlier ones are progress."""
    viewer.send(json.dumps({"id": 1, **message}))
    while (answer := json.loads(viewer.receive()))["type"] == "progress":
        pass
    return dict(answer)


def test_the_gate_stands_there_too(server: ServerProcess) -> None:
    assert status(server.address) == 200
    assert status(server.address, Host="evil.example") == 403
    assert status(server.address, Upgrade="websocket", Origin="http://evil.example") == 403


def test_viewers_of_both_processes_see_the_same(server: ServerProcess) -> None:
    """A process stores only caches, so any process can answer."""
    run = {"type": "read", "algorithm": "bitmask", "n": 8, "start": 5_000, "stop": 5_064}
    expected = [step.step for step in Trace("bitmask", 8).read(5_000, 5_064, 1)]
    with viewers_of_both(server) as (one, other):
        answer = ask(one, **run)
        assert ask(other, **run) == answer
        assert [step["step"] for step in answer["steps"]] == expected
        assert [ask(viewer, type="count", n=8)["solutions"] for viewer in (one, other)] == [92, 92]
        one.send_bytes(b"\x88\x82\x00\x00\x00\x00\x03\xe8")
        assert one.wait_closed() == 1000
        other.reset()


def test_a_flood_is_turned_away_there_too(server: ServerProcess) -> None:
    with RawClient(server.address) as viewer:
        viewer.send(" " * 70_000)
        assert viewer.wait_closed() == 1009


@pytest.mark.parametrize("number", some([signal.SIGTERM, signal.SIGINT], signal.SIGTERM))
def test_a_signal_ends_it_with_a_farewell_to_all(number: signal.Signals) -> None:
    """Fails without `Worker.set_accept_enabled`: viewers were cut off, and assumed a failure."""
    with ServerProcess("--workers", "2") as server, ExitStack() as stack:
        until(lambda: len(server.workers()) == 2, "the workers do not come")
        viewers = [stack.enter_context(RawClient(server.address)) for _ in range(12)]
        for viewer in viewers:
            assert ask(viewer, type="describe", algorithm="bitmask", n=8)["steps"] == 6170
        server.process.send_signal(number)
        assert [viewer.wait_closed() for viewer in viewers] == [1001] * 12
        assert server.process.wait(PATIENCE) == 0


@contextmanager
def gunicorn(*options: str, **environ: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run gunicorn's own command; yield its address."""
    want("gunicorn")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.set_inheritable(True)
        command = [sys.executable, "-m", "gunicorn", "--bind", f"fd://{listener.fileno()}", "--no-control-socket"]
        command += ["--log-level", "warning", *options, "server.app:from_environment()"]
        with subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **environ},
            pass_fds=[listener.fileno()],
            stderr=subprocess.PIPE,
            text=True,
        ) as host:
            try:
                yield host, f"http://127.0.0.1:{listener.getsockname()[1]}/"
            finally:
                host.terminate()


def test_more_viewers_than_threads_are_served_and_more_than_allowed_refused() -> None:
    """Fails with gunicorn's own worker: the third viewer would wait for ever."""
    with (
        gunicorn("--worker-class", WORKER, "--threads", "2", BITQUEENS_MAX_CLIENTS="12") as (_, address),
        ExitStack() as stack,
    ):
        until(lambda: status(address) == 200, "gunicorn does not answer")
        for _ in range(12):
            viewer = stack.enter_context(RawClient(address))
            assert ask(viewer, type="describe", algorithm="bitmask", n=8)["steps"] == 6170
        with socket.create_connection(address.removeprefix("http://").rstrip("/").split(":"), 20) as late:  # type: ignore[arg-type]
            late.sendall(
                b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            assert late.recv(100).startswith(b"HTTP/1.1 503 ")
        assert status(address) == 200


def test_with_gunicorns_own_worker_it_does_not_start() -> None:
    with gunicorn("--worker-class", "gthread", "--threads", "40") as (host, _):
        _, said = host.communicate(timeout=PATIENCE)
    assert host.returncode != 0
    assert f"bitqueens: every viewer needs a thread; start gunicorn with --worker-class {WORKER}\n" in said


def test_a_taken_port_gives_the_same_error_as_without_workers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        command = [*SERVE, "--workers", "2", "--port", str(taken.getsockname()[1])]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, "is already taken by another program" in done.stderr) == (2, True)


def test_a_worker_that_is_silent_is_not_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after the machine has slept. Fails with gunicorn's own timeout of 30 s."""
    from server.hosting import workers

    made: list[Any] = []
    monkeypatch.setattr(workers._Application, "run", lambda self: made.append(self))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        workers.serve(dict, listener.dup(), 1, lambda: None)
    assert made[0].cfg.timeout == 0
    os.close(int(made[0].cfg.settings["bind"].get()[0].removeprefix("fd://")))
