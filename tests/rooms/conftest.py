"""The tests of rooms with both stores: a dict, and Redis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server.rooms.rooms import Rooms
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
def sharing(empty_redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give each class of the kit two processes and a Redis of its own."""
    stores: list[SharedRooms] = []

    def close() -> None:
        while stores:
            stores.pop().close()

    def make_one(clock: kit.Clock, seats_per_address: int | None = None) -> Rooms:
        store = SharedRooms(empty_redis.address, clock=clock, each=seats_per_address)
        stores.append(store)
        return Rooms(wall=clock, announcing=False, seats_per_address=seats_per_address, store=store)

    def make(clock: kit.Clock, **settings: Any) -> Any:
        close()
        empty_redis.client.flushall()
        return kit.InTurns([make_one(clock, **settings) for _ in range(2)])

    monkeypatch.setattr(kit, "make_rooms", make)
    yield
    close()


@pytest.fixture(params=["dict", "two workers"])
def each_store(request: pytest.FixtureRequest) -> str:
    """Run with a dict, and with Redis, where successive requests go to different processes of two."""
    name: str = request.param
    if name != "dict":
        request.getfixturevalue("sharing")
    return name
