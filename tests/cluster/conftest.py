"""A cluster: its scheduler, and a function that adds a member."""

from collections.abc import Iterator

import pytest

from tests.cluster.members import Join, Member


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
