"""Fixtures for every room."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import settings
from werkzeug.test import TestResponse

from server.app import create_app
from server.config.config import Config

# How long an example takes says nothing here: some are the first to build a table.
settings.register_profile("bitqueens", deadline=None)
settings.load_profile("bitqueens")


class Client(FlaskClient):
    """Reads every answer to its end, so that a test need not close the files behind static ones."""

    def open(self, *args: Any, buffered: bool = True, **kwargs: Any) -> TestResponse:
        return super().open(*args, buffered=buffered, **kwargs)


@pytest.fixture
def app() -> Flask:
    app = create_app(Config())
    app.test_client_class = Client
    return app


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()
