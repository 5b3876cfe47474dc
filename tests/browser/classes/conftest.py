"""One class for each test: of a host without a page on the shared server, or of pages on a server of its own."""

from collections.abc import Iterator

import pytest

from tests.browser.classes.host import Host, hosting
from tests.browser.classes.test_host import Classroom, NewContext, classroom


@pytest.fixture
def host(server_url: str) -> Iterator[Host]:
    with hosting(server_url) as host:
        yield host


@pytest.fixture
def room(new_context: NewContext) -> Iterator[Classroom]:
    with classroom(new_context) as its:
        yield its
