"""Tests of the log: quiet by default, one line for each event, with the ids of failures."""

import logging
import urllib.error
import urllib.request

import pytest

from server.config.logs import OneLine, log, log_failure
from tests.tools.raw import RawClient
from tests.tools.serving import ServerProcess
from tests.tools.waiting import until


def line_of(record: logging.LogRecord) -> str:
    return OneLine("%(levelname)s %(message)s").format(record)


def test_a_failure_is_one_line_with_its_id(caplog: pytest.LogCaptureFixture) -> None:
    def innermost() -> None:
        raise ValueError("several\nlines")

    try:
        innermost()
    except ValueError as error:
        id = log_failure(error, "testing")
    (record,) = caplog.records
    line = line_of(record)
    assert line.startswith(f"ERROR failure {id} while testing - ValueError: several lines - in innermost (")
    assert "test_a_failure_is_one_line_with_its_id (" in line
    assert line.isprintable()


def test_no_event_can_forge_a_line(caplog: pytest.LogCaptureFixture) -> None:
    log.error("a path: %s", "/x\r\n2026 ERROR forged\x1b[2J\u2028")
    assert line_of(caplog.records[0]).isprintable()


def test_quiet_by_default_and_without_viewers_messages() -> None:
    for level, expected in (("warning", 0), ("info", 4)):
        with ServerProcess("--log-level", level) as server:
            with RawClient(server.address) as viewer:
                viewer.send('{"type": "describe", "id": "secret", "algorithm": "bitmask", "n": 8}')
                viewer.receive()
            with pytest.raises(urllib.error.HTTPError):
                urllib.request.urlopen(f"{server.address}no-such-secret", timeout=10)
            until(lambda server=server: is_empty(server.address), "the viewer is still there")
            server.process.terminate()
            server.process.wait(10)
        lines = [line for line in server.stderr.splitlines() if "compiled loops" not in line]
        assert len(lines) == expected, server.stderr
        assert "secret" not in server.stderr
        assert [line.split()[2] for line in lines] == ["INFO"] * expected


def is_empty(address: str) -> bool:
    """Send a closing frame, which is answered after all earlier messages of the viewer."""
    with urllib.request.urlopen(f"{address}healthz", timeout=10) as answer:
        return bool(answer.status == 200)
