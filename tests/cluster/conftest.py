"""A cluster: its scheduler, and a function that adds a member."""

import asyncio
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.cluster.members import Join, Member


@pytest.fixture(autouse=True)
def own_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run each loop in a thread of its own: the browser of earlier tests may wait in the main one with its loop."""
    run = asyncio.run

    def run_apart(work: Coroutine[Any, Any, Any]) -> Any:
        with ThreadPoolExecutor(1) as threads:
            return threads.submit(run, work).result()

    monkeypatch.setattr(asyncio, "run", run_apart)


@pytest.fixture
def join() -> Iterator[Join]:
    members: list[Member] = []

    def start(*arguments: str) -> Member:
        members.append(Member(*arguments))
        return members[-1]

    yield start
    for member in reversed(members):
        member.kill()


@pytest.fixture
def scheduler(join: Join) -> str:
    return join("scheduler", "0").address
