"""Tests of the page of a watched program: only clients on this machine that have its address get it."""

import json
import re
import sys
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import ANY
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient

from server.config.config import Config
from server.programs.recorder.options import Options
from server.programs.recording.recording import Recording
from server.programs.verdict.findings import find
from server.watching.app import create_app, make_film, stream_news
from server.watching.program import News, WatchedProgram, describe
from tests.tools.waiting import PATIENCE
from tests.web.test_films import unpack
from tests.web.test_pages import POLICY

SECRET = "/Ab3-secret"
QUEENS = "n = 4\nqueens = []\nfor column in (1, 3, 0, 2):\n    queens.append(column)\n"
CROSS = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"}
LINK = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}


@pytest.fixture
def program(tmp_path: Path) -> Iterator[WatchedProgram]:
    """A program that is not followed yet."""
    file = tmp_path / "mine.py"
    file.write_text(QUEENS)
    program = WatchedProgram(file, Options(path=str(file)), sys.executable, lambda _: None)
    yield program
    program.stop()


@pytest.fixture
def visitor(program: WatchedProgram) -> FlaskClient:
    return create_app(program, Config(prefix=SECRET, hides_prefix=True)).test_client()


@pytest.fixture
def followed(program: WatchedProgram) -> WatchedProgram:
    """A program that has been recorded once."""
    program.follow()
    known = News()
    while not known.run or known.running:
        news = program.wait(known, PATIENCE)
        assert news
        known = news
    return program


PATHS = ["/", "/program", "/news", "/empty-yours.html"]


@pytest.mark.parametrize("path", [*PATHS, "/static/x"])
@pytest.mark.parametrize("secret", ["", "/Ab3-secre", "/ab3-secret", "/Ab3-secretx", "/Ab3-secret%00"])
def test_without_the_secret_there_is_nothing(visitor: FlaskClient, path: str, secret: str) -> None:
    assert visitor.get(secret + path).status_code == 404


@pytest.mark.parametrize("path", PATHS)
def test_another_name_of_this_machine_is_refused(visitor: FlaskClient, path: str) -> None:
    """Refuse a host name whose owner resolves it to this machine."""
    assert visitor.get(SECRET + path, headers={"Host": "evil.example"}).status_code == 403
    assert visitor.get(SECRET + path, headers={"Host": ""}).status_code == 400


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("headers", [CROSS, {"Origin": "https://evil.example"}, {"Origin": "null"}])
def test_pages_of_other_sites_are_refused(visitor: FlaskClient, path: str, headers: dict[str, str]) -> None:
    assert visitor.get(SECRET + path, headers=headers).status_code == 403


def test_a_link_leads_to_the_page(visitor: FlaskClient) -> None:
    assert visitor.get(f"{SECRET}/", headers=LINK).status_code == 200


@pytest.mark.parametrize("path", ["/", "/program", "/nowhere", "/empty-yours.html"])
def test_every_answer_carries_the_headers(visitor: FlaskClient, path: str) -> None:
    headers = visitor.get(SECRET + path).headers
    assert headers["Content-Security-Policy"] == POLICY
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"


@pytest.mark.parametrize("path", PATHS)
def test_nothing_can_be_changed(visitor: FlaskClient, path: str) -> None:
    for method in ("POST", "PUT", "DELETE"):
        assert visitor.open(SECRET + path, method=method).status_code == 405


def test_the_page_is_that_of_a_program(visitor: FlaskClient) -> None:
    text = visitor.get(f"{SECRET}/").get_data(as_text=True)
    assert 'data-supplier="program"' in text
    assert 'data-supply="{&#34;watch&#34;: true}"' in text
    assert 'id="own"' in text
    assert 'data-drawer="export"' in text
    for gone in ('data-drawer="class"', 'href="race', 'href="manual', 'id="door-listing"'):
        assert gone not in text
    for file in re.findall(r'(?:src|href)="(static/[^"]+)"', text):
        assert visitor.get(f"{SECRET}/{file}").status_code == 200, file


def answer(visitor: FlaskClient, choice: str = "") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(visitor.get(f"{SECRET}/program?choice={quote(choice)}").data)
    return found


def test_the_newest_recording_comes_with_its_findings(visitor: FlaskClient, followed: WatchedProgram) -> None:
    found = answer(visitor)
    recording = Recording.load(b64decode(found["recording"]))
    assert (recording.header["file"], recording.header["source"]) == (followed.path.name, QUEENS)
    assert found["findings"]["readings"][found["findings"]["board"]]["name"] == "queens"


def test_another_board_can_be_chosen(visitor: FlaskClient, followed: WatchedProgram) -> None:
    del followed
    reading = answer(visitor)["findings"]["readings"][0]
    assert answer(visitor, "none")["findings"]["board"] is None
    columns = json.dumps({**reading, "index": "column"})
    assert answer(visitor, columns)["findings"]["changes"][0][2] == [1, 0]
    assert answer(visitor, json.dumps(reading))["findings"]["board"] == 0


NO_READING = '{"function": "", "name": "queens", "way": "line", "origin": "x"}'


@pytest.mark.parametrize("choice", ["nonsense", "[]", "{}", "3", '{"name": 1}', NO_READING, "[" * 5000])
def test_an_invalid_choice_is_an_error(visitor: FlaskClient, followed: WatchedProgram, choice: str) -> None:
    del followed
    refused = visitor.get(f"{SECRET}/program?choice={quote(choice)}")
    allowed = 'choice must be a reading as JSON, "none", or empty'
    assert (refused.status_code, refused.text) == (400, f"400 Bad Request: {allowed}, not {choice[:80]!r}\n")


def test_a_page_that_asks_for_one_run_gets_no_other(visitor: FlaskClient, followed: WatchedProgram) -> None:
    """Failed while a page got the film of the version before the one whose tries it showed."""
    del followed
    codes = [visitor.get(f"{SECRET}/program?run={run}").status_code for run in (1, 2)]
    assert codes == [200, 404]


def test_before_the_first_recording_there_is_none(visitor: FlaskClient) -> None:
    refused = visitor.get(f"{SECRET}/program")
    assert (refused.status_code, refused.text) == (
        404,
        "404 Not Found: this run has not been recorded, or a later one has\n",
    )


RECORDED = {"run": 1, "running": False, "wrong": "", "tries": ANY}  # the tries may have ended


def test_news_come_as_they_are_and_end_with_the_program(visitor: FlaskClient, program: WatchedProgram) -> None:
    stream = visitor.get(f"{SECRET}/news", buffered=False)
    assert stream.headers["Content-Type"].startswith("text/event-stream")
    assert stream.headers["Cache-Control"] == "no-store"
    events = (part.decode() if isinstance(part, bytes) else part for part in stream.response)
    assert next(events) == ": here\n\n"
    program.follow()
    told: list[dict[str, Any]] = []
    while not told or told[-1]["running"]:
        text = next(events)
        assert text.endswith("\n\n")
        told.append(json.loads(text.removeprefix("data: ")))
    assert told[-1] == RECORDED
    program.stop()
    assert not [text for text in events if text.startswith("data: ")]
    stream.close()


def test_before_it_first_runs_there_are_no_news(program: WatchedProgram) -> None:
    """Failed while the page got news before the first recording, requested it, and showed an error."""
    stream = stream_news(program)
    assert next(stream) == ": here\n\n"
    program.follow()
    assert json.loads(next(stream).removeprefix("data: ")) != {**RECORDED, "run": 0}


def test_a_late_page_gets_the_latest_news(followed: WatchedProgram) -> None:
    stream = stream_news(followed)
    next(stream)
    assert json.loads(next(stream).removeprefix("data: ")) == RECORDED


def test_a_film_holds_the_recording(program: WatchedProgram) -> None:
    recording = program.record()
    found = describe(recording, find(recording))
    film = unpack(make_film("mine.py", found), "excerpts")
    assert film["excerpts"] == []
    assert film["program"] == json.loads(json.dumps(found))
