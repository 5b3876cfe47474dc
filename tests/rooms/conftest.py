"""The tests of rooms with both stores: a dict, and Redis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server.rooms.shared import SharedRooms
from tests.rooms import kit
from tests.tools.redis_server import RedisServer


@pytest.fixture(scope="session")
def one_redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path_factory.mktemp("redis"), lasting=False)
    yield server
    server.close()


@pytest.fixture
def empty_redis(one_redis: RedisServer) -> RedisServer:
    one_redis.client.flushall()
    return one_redis


@pytest.fixture
def sharing(empty_redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[RedisServer]:
    """Classes of the kit are in Redis."""
    stores: list[SharedRooms] = []

    def make(clock: kit.Clock, each: int | None) -> Any:
        stores.append(SharedRooms(empty_redis.address, clock=clock, each=each, wall=clock))
        return stores[-1]

    monkeypatch.setattr(kit, "make_store", make)
    yield empty_redis
    for store in stores:
        store.close()
