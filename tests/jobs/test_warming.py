"""Loading compiled loops in the background, and saying so if numba is missing."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import pytest
from flask.testing import FlaskClient

from server.jobs import warming
from server.search.index.tables.store import DamagedTable
from tests.tools.serving import ROOT
from tests.tools.waiting import until


def test_warming_ends_and_is_told(client: FlaskClient) -> None:
    warming.start()
    assert warming.ready.wait(120)
    assert client.get("/healthz").get_json()["kernels"] == "warm"


def test_why_it_failed_is_told(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Health said "warming" for ever."""
    monkeypatch.setattr(warming, "ready", threading.Event())
    monkeypatch.setattr("server.web.pages.ready", warming.ready)
    monkeypatch.setattr(warming, "failures", failures := [])
    monkeypatch.setattr("server.web.pages.failures", failures)

    def fail() -> None:
        raise DamagedTable("the table /secret/15.xz is damaged")

    monkeypatch.setattr(warming, "warm", fail)
    warming.start()
    until(lambda: failures, "it is not told")
    told = client.get("/healthz").get_json()
    id = told["why"].removeprefix("DamagedTable, in the log under ")
    assert (told["status"], told["kernels"]) == ("degraded", "failed")
    assert f"failure {id} while loading compiled loops" in caplog.text
    assert "/secret/15.xz" in caplog.text


def test_without_numba_it_says_so_once_and_works() -> None:
    setup = "from server import Trace; from server.jobs.warming import warm"
    code = f"{setup}; warm(); print(Trace('bitmask', 14)[-1].solutions)"
    environ = {**os.environ, "BITQUEENS_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environ, capture_output=True, text=True, check=True
    )
    assert done.stdout == "365596\n"
    assert done.stderr == "bitqueens: numba is not in use here; interpreted Python does the work, slower\n"
