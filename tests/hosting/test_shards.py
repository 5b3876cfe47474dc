"""Classes in two processes behind a real proxy, which finds the process of each by its code."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from server.rooms.codes import signs_of_shard
from tests.hosting.test_gate import GOOD
from tests.tools.programs import need
from tests.tools.proxies import NAME, Proxy, caddy, composed_caddy, nginx
from tests.tools.raw import RawClient
from tests.tools.shards import COUNT, KEY, Shards
from tests.tools.slow import some
from tests.tools.waiting import until

FILM = {"algorithm": "bitmask", "n": 8, "step": 0}


class Device:
    """A page's connection, through the proxy, or to one process. It keeps the newest snapshot."""

    def __init__(self, viewer: RawClient) -> None:
        self._viewer = viewer
        self.room: dict[str, Any] = {}

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Return the answer to a request; news may come before it."""
        id = secrets.token_hex(4)
        self._viewer.send(json.dumps({"type": kind, "id": id} | fields))
        while (said := self.hear())["id"] != id:
            pass
        return said

    def hear(self) -> dict[str, Any]:
        said: dict[str, Any] = json.loads(self._viewer.receive())
        self.room = said if said["type"] == "room" else self.room
        return said

    def hear_until(self, **wanted: Any) -> None:
        while self.room | wanted != self.room:
            self.hear()


class Lesson:
    """A class with its host and a pupil, who have the code alone. `shard`: index of its process."""

    def __init__(self, site: Site) -> None:
        self._site, self.token = site, secrets.token_hex(16)
        opened = site.connect().ask("open", token=self.token, key=KEY, **FILM)
        self.code: str = opened["code"]
        (self.shard,) = [index for index in range(COUNT) if self.code[0] in signs_of_shard(index + 1, COUNT)]
        assert opened["address"] == f"https://{NAME}:{site.proxy.port}{site.prefix}/{self.code}"
        self.host, self.pupil, self.seat = site.connect(self.code), site.connect_phone(self.code), ""
        self.leads = {"code": self.code, "token": self.token}
        self.join()

    def join(self) -> None:
        """Join as the host, and as the pupil with the code alone or the seat."""
        joined = self.host.ask("join", **self.leads)
        assert joined["type"] == "room", joined
        shown = {"seat": self.seat} if self.seat else {}
        self.seat = self.pupil.ask("join", code=self.code, **shown)["seat"]

    def show(self, step: int) -> None:
        """Lead the pupil to a step."""
        film = FILM | {"step": step, "term": self.host.room["term"]}
        assert self.host.ask("lead", **self.leads, **film)["type"] == "ok"
        self.pupil.hear_until(step=step)


class Site(Shards):
    """The shards, with devices that connect to them."""

    def connect(self, code: str = "") -> Device:
        """Connect through the proxy, as the page of a class does if its code is given."""
        site = f"https://{NAME}:{self.proxy.port}"
        query = f"?class={code}" if code else ""
        viewer = RawClient(f"{site}{self.prefix}/{query}", connected=self.proxy.connect(), origin=site)
        return Device(self.stack.enter_context(viewer))

    def connect_past_the_proxy(self, index: int) -> Device:
        return Device(self.stack.enter_context(RawClient(self.servers[index].address)))

    def connect_phone(self, code: str) -> Device:
        """Open the address that pupils scan, and connect as the page that it leads to."""
        answer, _ = self.proxy.get(f"{self.prefix}/{code.lower()}")
        assert (answer.status, answer.headers["Location"].rpartition("/")[2]) == (302, f"?class={code}")
        assert self.proxy.get(f"{self.prefix}/?class={code}")[0].status == 200
        return self.connect(code)

    def shake_hands(self, code: str) -> int:
        """Return the status of a websocket for a class."""
        handshake = {name.replace("-", "_"): value for name, value in GOOD.items() if name != "Host"}
        return self.proxy.get(f"{self.prefix}/ws?class={code}", **handshake)[0].status


Started = tuple[Callable[..., AbstractContextManager[Proxy]], str]


@pytest.fixture(params=some(["nginx", "caddy", "compose"], "nginx"))
def proxied(request: pytest.FixtureRequest) -> Started:
    """Return a function that starts a proxy, and the prefix in its recipe."""
    need("nginx" if request.param == "nginx" else "caddy", "openssl")
    of_proxy: dict[str, Started] = {
        "nginx": (nginx, "/queens"),
        "caddy": (caddy, "/queens"),
        "compose": (composed_caddy, ""),
    }
    return of_proxy[request.param]


@pytest.fixture
def site(proxied: Started, tmp_path: Path) -> Iterator[Site]:
    with Site(*proxied, tmp_path) as site:
        yield site


@contextmanager
def answering(port: int = 0) -> Iterator[int]:
    """Answer each request with 200 at a port, as a process that is started at once does."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", port), Answer) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_pages_are_served_while_one_process_after_the_other_is_started_again(proxied: Started, tmp_path: Path) -> None:
    start, prefix = proxied
    with ExitStack() as stack:
        ends = [stack.enter_context(ExitStack()) for _ in range(COUNT)]
        ports = [end.enter_context(answering()) for end in ends]
        proxy = stack.enter_context(start([f"127.0.0.1:{port}" for port in ports], tmp_path))
        for port, end in zip(ports, ends, strict=True):
            end.close()
            assert {proxy.get(f"{prefix}/")[0].status for _ in range(2 * COUNT)} == {200}
            end.enter_context(answering(port))


def test_each_class_lives_in_the_process_of_its_code_and_dies_and_comes_back_with_it_alone(site: Site) -> None:
    lessons: dict[int, Lesson] = {}
    while len(lessons) < COUNT:  # any process may open a class, and the proxy takes turns
        lesson = Lesson(site)
        lessons[lesson.shard] = lesson
    for index, lesson in lessons.items():
        lesson.show(step=10 + index)
        said = site.connect_past_the_proxy(1 - index).ask("join", code=lesson.code)
        assert said["code"] == "misdirected"
    dying, living = lessons[0], lessons[1]
    asked = dying.host.ask("ask", **dying.leads, about="next", step=0)["ask"]
    dying.host.hear_until(ask=asked, step=10)
    site.kill(0)

    living.show(step=77)  # over the connections that it had
    phone = site.connect_phone(living.code)
    assert phone.ask("join", code=living.code)["number"] == 2
    for _ in range(4):  # the other process serves all pages
        assert site.proxy.get(f"{site.prefix}/")[0].status == 200
        assert site.connect().ask("describe", algorithm="bitmask", n=8)["steps"] == 6170
    assert site.shake_hands(dying.code) == 502  # not passed on to the process that lives

    site.start_again(0)
    until(lambda: site.shake_hands(dying.code) == 101, "a connection to the process that was started again")
    last, dying.host, dying.pupil = dying.host.room, site.connect(dying.code), site.connect(dying.code)
    assert dying.pupil.ask("join", code=dying.code, seat=dying.seat)["code"] == "waiting"
    opened = dying.host.ask("open", **dying.leads, key=KEY, last=last)
    assert (opened["type"], opened["code"]) == ("opened", dying.code)
    dying.join()
    assert (dying.pupil.room["number"], dying.pupil.room["ask"], dying.pupil.room["step"]) == (1, asked, 10)
    dying.show(step=20)
    assert site.connect_past_the_proxy(1).ask("join", code=dying.code)["code"] == "misdirected"
    living.show(step=78)


def test_a_class_is_opened_again_by_its_own_process_alone_and_not_by_another_number_of_them(site: Site) -> None:
    lesson = Lesson(site)
    other = site.connect_past_the_proxy(1 - lesson.shard)
    refused = other.ask("open", **lesson.leads, key=KEY, last=lesson.host.room)
    assert refused["code"] == "misdirected"
    assert refused["message"].startswith("this process has only classes whose codes begin with one of ")
    assert other.ask("join", code=lesson.code, seat=lesson.seat)["code"] == "misdirected"
    code = next(sign for sign in signs_of_shard(lesson.shard + 1, COUNT) if sign != lesson.code[0]) + lesson.code[1:]
    refused = lesson.host.ask("open", code=code, token=lesson.token, key=KEY, last=lesson.host.room)
    assert (refused["code"], f"the class {code} cannot come back: " in refused["message"]) == ("lost", True)
