"""A system that allows few open files: the server says so, and serves as many as it can."""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import subprocess
import sys
from contextlib import ExitStack

import pytest

from server.app import create_app
from server.config.config import Config
from server.config.limits import LIMITS
from server.wire.failures import failure_reply
from tests.hosting.conftest import SHAKE, connect, whole_answer
from tests.tools.raw import Raw
from tests.tools.serving import SERVE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")


@pytest.mark.parametrize(("sockets", "clients", "beside"), [(2000, 1000, 256), (1256, 1000, 256), (628, 500, 128)])
def test_limits_within_fewer_connections(sockets: int, clients: int, beside: int) -> None:
    limits = LIMITS.within(sockets)
    assert (limits.clients, limits.connections_beside) == (clients, beside)


def test_a_server_with_few_descriptors_says_so_and_turns_away_who_is_too_many() -> None:
    """Failed while as many were let in as elsewhere: tables could not be opened, and nobody was told why."""
    shell = ["sh", "-c", 'ulimit -n 300; exec "$@"', "sh", *SERVE]
    with ExitStack() as stack:
        server = subprocess.Popen(shell, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        stack.callback(server.kill)
        assert server.stdout
        announced = re.search(r"http://\S+/", server.stdout.readline())
        assert announced
        address = announced[0]
        viewers = [stack.enter_context(Raw(address)) for _ in range(119)]
        with connect(address) as line:
            line.sendall(SHAKE)
            assert whole_answer(line).startswith(b"HTTP/1.1 503")
        lines = [stack.enter_context(connect(address)) for _ in range(60)]
        assert whole_answer(lines[-1]).startswith(b"HTTP/1.1 503")
        run = {"type": "read", "id": 1, "algorithm": "bitmask", "n": 17, "start": 10**9, "stop": 10**9 + 1}
        viewers[0].say(json.dumps(run))
        assert '"steps":[{"step":1000000000,' in viewers[0].hear()
        server.send_signal(signal.SIGTERM)
        _, said = server.communicate(timeout=20)
    few = "too few file descriptors for 1,000 viewers: 119 are let in; `ulimit -n 1456` allows all"
    assert said.startswith(f"bitqueens: {few}\n")
    assert "failure" not in said


def fail(*_: object) -> None:
    raise OSError(errno.EMFILE, os.strerror(errno.EMFILE), "/secret/place")


def test_a_viewer_is_told_what_is_missing_and_no_path(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(OSError, match="/secret") as failed:
        fail()
    told = failure_reply(failed.value, "answering")
    assert re.fullmatch(r"the server has too few file descriptors; its log says why, under \w{8}", told["message"])
    assert "/secret/place" in caplog.text


def test_a_page_tells_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Config())
    monkeypatch.setitem(app.view_functions, "pages.health", fail)
    answer = app.test_client().get("/healthz")
    told = "500 Internal Server Error - too few file descriptors - the server's log says why, under"
    assert re.fullmatch(rf"{told} \w{{8}}\n", answer.text)
