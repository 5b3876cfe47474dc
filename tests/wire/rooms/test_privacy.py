"""Who was in a class is not in the server's memory once it is over, nor in its log: address, browser, name, secrets."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from server.app import create_app
from server.config.config import Config
from tests.tools.living import living_text
from tests.tools.serving import ROOT, serving
from tests.tools.waiting import until

ATTEND = [sys.executable, str(ROOT / "tests" / "tools" / "attend.py")]


def threads_for_viewers() -> set[threading.Thread]:
    """The threads that end with what they do for a viewer, or for all; other tests' servers may have some, too."""
    return {
        thread
        for thread in threading.enumerate()
        if thread.name in ("announcer", "jobs") or "process_request" in thread.name
    }


def test_nothing_of_who_was_there_stays_in_memory(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The class is in another process, so that its secrets are in this one only where the server has them."""
    caplog.set_level(logging.DEBUG)
    others = threads_for_viewers()
    file, during = tmp_path / "secrets.json", tmp_path / "during"
    with serving(app=create_app(Config())) as address:
        with subprocess.Popen(
            [*ATTEND, address, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as class_:
            assert class_.stdout
            assert class_.stdout.readline() == "there\n"
            during.write_bytes(living_text())
            class_.communicate("\n", timeout=20)
        until(lambda: threads_for_viewers() <= others, "the end of all that was done for them")
        until(lambda: not known_of(file), "a memory without them")  # the frames of ended threads go last
    secrets = json.loads(file.read_text())
    assert found(secrets, during.read_bytes()) >= {"agent", "address", "seat"}, "what is there is not found"
    assert "a class has ended: 0 now" in caplog.text
    assert found(secrets, caplog.text.encode()) == set()


def known_of(file: Path) -> set[str]:
    """What of a person is in memory; their secrets are read after it has been looked through."""
    text = living_text()
    return found(json.loads(file.read_text()), text)


def found(secrets: dict[str, str], text: bytes) -> set[str]:
    """What of a person is in a text."""
    return {name for name, secret in secrets.items() if secret.encode() in text}
