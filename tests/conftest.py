"""Fixtures and options for all tests."""

import logging
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import settings
from werkzeug.test import TestResponse

from server.app import create_app
from server.config.config import Config
from server.config.logs import log

ROOT = Path(__file__).resolve().parents[1]

# A background job of a script ignores SIGINT, and programs that tests start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

pytest_plugins = ["tests.tools.programs", "tests.tools.node"]

# No deadline: the first example may build a table.
settings.register_profile("bitqueens", deadline=None)
settings.load_profile("bitqueens")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--programs", action="store_true", help="run the tests that start other programs, too")
    parser.addoption("--complete", action="store_true", help="the same, and a missing program is an error")
    parser.addoption("--all", action="store_true", help="the same, and run the tests marked slow, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect slow tests without --all and long ones without `-m long`, unless the command names a test."""
    if any("::" in name for name in config.args):
        return
    out = {"slow": not config.getoption("all"), "long": config.getoption("markexpr") != "long"}
    left = [item for item in items if any(is_out and item.get_closest_marker(mark) for mark, is_out in out.items())]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]


class BufferedClient(FlaskClient):
    """A client that reads every response to its end, so that static files are closed."""

    def open(self, *args: Any, buffered: bool = True, **kwargs: Any) -> TestResponse:
        return super().open(*args, buffered=buffered, **kwargs)


@pytest.fixture(autouse=True)
def restored_log() -> Iterator[None]:
    """Restore the settings of the log after each test."""
    yield
    log.handlers.clear()
    log.propagate = True
    log.setLevel(logging.NOTSET)


@pytest.fixture(scope="session", autouse=True)
def clean_checkout() -> Iterator[None]:
    """Expect that the tests leave no files in the checkout."""
    before = {*ROOT.iterdir()}
    yield
    assert [file.name for file in {*ROOT.iterdir()} - before if not file.name.startswith((".", "__"))] == []


@pytest.fixture
def app() -> Flask:
    app = create_app(Config())
    app.test_client_class = BufferedClient
    return app


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()
