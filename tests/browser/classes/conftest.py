"""One class for each test, on the server that all tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.classes.host import Host, hosting


@pytest.fixture
def host(server_url: str) -> Iterator[Host]:
    with hosting(server_url) as host:
        yield host
