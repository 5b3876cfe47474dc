"""The open connections are told when the server stops, even one that is just being sent an answer."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest
from flask import Flask

from server.config.limits import LIMITS
from server.hosting.connection import Clients, Connection, clients_of


class Viewer:
    """A connection, its writer, and its thread: it cannot be told until it has been tried `busy` times."""

    def __init__(self, busy: int) -> None:
        self.busy, self.tried, self.dropped = busy, 0, False
        self.writer = self

    def leave(self, code: int, _: str) -> bool:
        assert code == 1001
        self.tried += 1
        return self.tried > self.busy

    def drop(self) -> None:
        self.dropped = True


@pytest.mark.parametrize("busy", [0, 1, 3])
def test_each_is_told_once_as_soon_as_it_can_be(busy: int) -> None:
    """Fails where it is tried only once: whoever got an answer in that moment was cut off without a word."""
    app = Flask("test")
    clients, viewer = Clients(app, replace(LIMITS, farewell=0.4)), Viewer(busy)
    with clients.registered(cast(Connection, viewer)):
        clients_of(app).dismiss()
    assert viewer.tried == busy + 1
    assert viewer.dropped  # it did not leave


def test_where_nobody_is_there_it_returns_at_once() -> None:
    Clients(Flask("test"), replace(LIMITS, farewell=60)).dismiss()
