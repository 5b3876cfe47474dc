"""Tests of the output at the start, and of the browser, which opens only at a desktop."""

import sys
import threading
import webbrowser

import pytest

from server.cli import parse
from server.cli.serve import Serve
from server.launch.announce import announce_address, open_page

HERE, THERE, PUBLIC = "http://127.0.0.1:8088/", "http://192.168.0.7:8088/", "https://queens.example/"
DESKTOP = {"DISPLAY": ":0"}


@pytest.mark.parametrize(
    ("address", "local", "public", "told"),
    [
        (HERE, HERE, "", HERE),
        (THERE, THERE, "", THERE),
        (THERE, HERE, "", f"{HERE} for you, at {THERE} for the class"),
        (THERE, HERE, PUBLIC, f"{HERE} for you, at {PUBLIC} for the class"),
        (HERE, HERE, PUBLIC, f"{HERE} for you, at {PUBLIC} for the class"),
    ],
)
def test_each_address_names_its_audience(
    address: str, local: str, public: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = parse(["--no-browser", *(["--public-address", public] if public else [])], {})
    assert isinstance(options, Serve)
    announce_address(options, address, local)
    assert capsys.readouterr().out == f"Bitqueens is at {told} (Ctrl-C stops it)\n"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were opened, at a Linux terminal without a desktop."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    addresses: list[str] = []
    monkeypatch.setattr(webbrowser, "open", addresses.append)
    return addresses


def open_and_wait() -> None:
    before = set(threading.enumerate())
    open_page("http://here/")
    for thread in set(threading.enumerate()) - before:
        thread.join(5)


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        (DESKTOP, ["http://here/"]),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ["http://here/"]),
        ({}, []),
        ({**DESKTOP, "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"}, []),
    ],
)
def test_at_a_desktop_only(
    monkeypatch: pytest.MonkeyPatch, opened: list[str], environ: dict[str, str], expected: list[str]
) -> None:
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    open_and_wait()
    assert opened == expected


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_these_systems_always_have_one(monkeypatch: pytest.MonkeyPatch, opened: list[str], platform: str) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    open_and_wait()
    assert opened == ["http://here/"]


def test_not_where_the_output_goes_elsewhere(monkeypatch: pytest.MonkeyPatch, opened: list[str]) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    open_and_wait()
    assert opened == []


@pytest.mark.usefixtures("opened")
def test_a_browser_that_does_not_open_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: str) -> None:
        raise webbrowser.Error("none")

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", fail)
    open_and_wait()  # an error in the thread would fail this test
