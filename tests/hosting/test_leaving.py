"""Long work over a real connection: short answers overtake it, and it ends with the viewer who asked for it."""

from __future__ import annotations

import gc
import json
import threading
from collections.abc import Callable, Iterator
from typing import Any
from weakref import WeakSet

import pytest

from server.config.limits import MOST_ANSWERS
from server.hosting.connection import Connection
from server.hosting.scheduler import ViewerTurn
from server.hosting.writer import Writer
from server.search.outline.outline import Outliner
from server.search.pausable import Pausable
from server.wire import protocol, session
from server.wire.answers import Reply
from server.wire.fields import Request
from tests.hosting.conftest import Held, Start
from tests.tools.raw import Raw
from tests.tools.waiting import until

Begin = Callable[[str], Held]

STEPS_16, STEPS_18 = 3_423_570_908, 178_097_533_472


def spread(id: object, shift: int = 0) -> str:
    """A request for 256 steps of n = 18, as far apart as they can be: seconds of work."""
    run = {"type": "read", "id": id, "algorithm": "bitmask", "n": 18}
    return json.dumps(run | {"start": shift, "stop": STEPS_18, "stride": STEPS_18 // 256})


def outline(id: object, start: int) -> str:
    """A request for an exact outline of n = 16."""
    run = {"type": "outline", "id": id, "algorithm": "bitmask", "n": 16}
    return json.dumps(run | {"start": start, "stop": STEPS_16, "width": 1400})


def test_a_short_answer_overtakes_a_long_one(start: Start, read: Callable[..., str]) -> None:
    with Raw(start()) as viewer:
        viewer.say(spread("long"))
        for id in range(3):
            viewer.say(read(id=id))
        assert [json.loads(viewer.hear())["id"] for _ in range(3)] == [0, 1, 2]


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No garbage is collected."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("leave", [Raw.vanish, Raw.__exit__])
def test_what_was_kept_for_a_viewer_goes_without_the_garbage_collector(
    start: Start, monkeypatch: pytest.MonkeyPatch, read: Callable[..., str], leave: Callable[[Raw], None]
) -> None:
    """It would stop all threads for as long as fifty who come and leave without a pause give it something to do."""
    living = WeakSet[object]()
    for kind in (Connection, Writer, session.Session, ViewerTurn):

        def note(self: object, *arguments: Any, begin: Callable[..., None] = kind.__init__, **named: Any) -> None:
            begin(self, *arguments, **named)
            living.add(self)

        monkeypatch.setattr(kind, "__init__", note)
    viewer = Raw(start())
    viewer.say(read())
    assert '"steps"' in viewer.hear()
    assert len(living) >= 3
    leave(viewer)
    until(lambda: not living, living)


class Drawn:
    """Counts the parts of outlines, and can hold them up."""

    def __init__(self, draw: Callable[..., Any]) -> None:
        self._draw, self.parts, self.go_on = draw, 0, threading.Event()

    def __call__(self, *arguments: Any) -> Any:
        self.parts += 1
        assert self.go_on.wait(60)
        return self._draw(*arguments)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[Drawn]:
    drawn = Drawn(Outliner._draw_part)
    monkeypatch.setattr(Outliner, "_draw_part", lambda *arguments: drawn(*arguments))
    yield drawn
    drawn.go_on.set()


def test_outlines_for_who_has_left_are_not_drawn(start: Start, held: Begin, drawn: Drawn) -> None:
    """Each has more than ten parts. Only those that were being drawn are finished."""
    address = start()
    drawn.go_on.set()
    before = held(address)
    drawn.go_on.clear()
    drawn.parts = 0
    with Raw(address) as viewer:
        for number in range(8):
            viewer.say(outline(number, number))
        until(lambda: drawn.parts, "no outline is drawn")
    until(lambda: viewer_threads() == 0, "the viewer has not left")
    drawn.go_on.set()
    before.returns()
    assert drawn.parts <= 2 * threading.active_count()


def viewer_threads() -> int:
    return sum("process_request_thread" in thread.name for thread in threading.enumerate())


def test_who_asks_for_much_and_leaves_costs_little(start: Start, held: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails if all that was asked is begun, though nobody waits for the answers any more."""
    address = start()
    before = held(address)
    begun: list[Request] = []

    def answer(request: Request) -> Pausable[Reply]:
        begun.append(request)
        return protocol.answer(request)

    monkeypatch.setattr(session, "answer", answer)
    with Raw(address) as viewer:
        for number in range(200):
            viewer.say(spread(number, number))
        until(lambda: len(begun) > MOST_ANSWERS, "they are not begun")
    before.returns()
    assert len(begun) < 2 * MOST_ANSWERS


def test_nothing_is_taken_of_a_viewer_whose_session_is_closed(
    start: Start, read: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []

    def noted(name: str, call: Callable[..., None]) -> Callable[..., None]:
        return lambda self: (order.append(name), call(self))[1]

    for kind, name in ((Connection, "end_turns"), (session.Session, "close"), (Connection, "finish")):
        monkeypatch.setattr(kind, name, noted(name, getattr(kind, name)))
    with Raw(start()) as viewer:
        viewer.say(read())
        assert '"steps"' in viewer.hear()
    until(lambda: order == ["end_turns", "close", "finish"], order)
