"""The app under another host: gunicorn's gthread worker with two processes, behind the same gate."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest

from server.search.trace.trace import Trace
from tests.tools.raw import Raw
from tests.tools.serving import ROOT
from tests.tools.waiting import until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="gunicorn does not run on Windows")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.set_inheritable(True)
        address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
        command = [sys.executable, "-m", "gunicorn", "--worker-class", "gthread", "--workers", "2", "--threads", "40"]
        command += ["--graceful-timeout", "1", "--bind", f"fd://{listener.fileno()}", "--log-level", "warning"]
        command += ["--no-control-socket", "server.app:from_environment()"]
        with subprocess.Popen(
            command, cwd=ROOT, pass_fds=[listener.fileno()], stderr=subprocess.PIPE, text=True
        ) as host:
            until(lambda: host.poll() is not None or status(address) == 200, "gunicorn does not answer")
            yield address
            host.terminate()
            _, said = host.communicate(timeout=30)
    assert "Traceback" not in said, said
    assert "failure" not in said, said


def status(address: str, **headers: str) -> int:
    request = urllib.request.Request(f"{address}healthz", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
    except OSError:
        return 0


def test_the_gate_stands_there_too(address: str) -> None:
    assert status(address) == 200
    assert status(address, Host="evil.example") == 403
    assert status(address, Upgrade="websocket", Origin="http://evil.example") == 403


def test_viewers_of_both_processes_see_the_same(address: str) -> None:
    """A process keeps only caches, so any process can answer."""
    run = {"type": "read", "id": 1, "algorithm": "bitmask", "n": 12, "start": 5_000_000, "stop": 5_000_064}
    expected = [step.step for step in Trace("bitmask", 12).read(5_000_000, 5_000_064, 1)]
    viewers = [Raw(address) for _ in range(12)]
    for viewer in viewers:
        viewer.say(json.dumps(run))
    answers = {viewer.hear() for viewer in viewers}
    assert len(answers) == 1
    assert [step["step"] for step in json.loads(answers.pop())["steps"]] == expected
    for viewer in viewers[:6]:
        viewer.say('{"type": "count", "id": 2, "n": 10}')
    for viewer in viewers[:6]:
        while '"counted"' not in (said := viewer.hear()):
            assert '"progress"' in said
        assert '"solutions":724' in said
    viewers[0].raw(b"\x88\x82\x00\x00\x00\x00\x03\xe8")
    assert viewers[0].end() == 1000
    for viewer in viewers:
        viewer.vanish()


def test_a_flood_is_turned_away_there_too(address: str) -> None:
    with Raw(address) as viewer:
        viewer.say(" " * 5000)
        assert viewer.end() == 1009
