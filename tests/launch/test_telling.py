"""What is printed at the start."""

from __future__ import annotations

import pytest

from server.cli import parse
from server.cli.serve import Serve
from server.launch.telling import tell

HERE, THERE, PUBLIC = "http://127.0.0.1:8088/", "http://192.168.0.7:8088/", "https://queens.example/"


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
def test_each_address_says_whom_it_is_for(
    address: str, local: str, public: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = parse(["--no-browser", *(["--public-address", public] if public else [])], {})
    assert isinstance(options, Serve)
    tell(options, address, local)
    assert capsys.readouterr().out == f"Bitqueens is at {told} (Ctrl-C stops it)\n"
