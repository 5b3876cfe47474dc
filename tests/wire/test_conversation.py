"""Random conversations without a socket: each request gets exactly one final answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from server.config.limits import MOST_ANSWERS, MOST_COUNTS
from server.jobs.counting import Join
from server.jobs.jobs import Begin
from server.jobs.listeners import Listener, Progress
from server.search.pausable import finish
from server.timing.bench import Bench
from server.wire.requests import Outline
from server.wire.session import Background, Session
from tests.wire.asking import Heard, form

IDS = st.integers(0, 7)


class ByHand:
    """Counts that continue when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[Listener] = []

    def find(self, *_: object) -> Join:
        return self.join

    def join(self, _viewer: object, listener: Listener) -> Callable[[], None]:
        self.waiting.append(listener)
        return lambda: self.waiting.remove(listener) if listener in self.waiting else None


class Answers:
    """Jobs that draw outlines, when the test says so; all other answers are made at once."""

    def __init__(self) -> None:
        self.drawing: list[Callable[[], None]] = []

    def __contains__(self, key: object) -> bool:
        """As if somebody else had asked for each outline before."""
        return isinstance(key, Outline)

    def join(self, _viewer: object, _key: object, begin: Begin, listener: Listener) -> Callable[[], None]:
        def make() -> None:
            listener.done(finish(begin(lambda _: None, lambda: False)))

        self.drawing.append(make)
        return lambda: self.drawing.remove(make) if make in self.drawing else None


class Conversation(RuleBasedStateMachine):
    """The model of a session: the counts under way and the outlines not yet drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[dict[str, Any]] = []
        self.jobs, self.answers = ByHand(), Answers()
        background = Background(self.answers, self.jobs, Bench())  # type: ignore[arg-type]
        self.session = Session(background, Heard(self.hear))
        self.counting: list[int] = []
        self.outlines: list[int] = []

    def hear(self, text: str) -> None:
        self.said.append(json.loads(text))

    def ask(self, message: object) -> tuple[bool, list[dict[str, Any]]]:
        self.said.clear()
        return self.session.take(message if isinstance(message, str | bytes) else json.dumps(message)), self.said

    @rule(id=IDS, kind=st.sampled_from(["describe", "read", "find"]))
    def ask_for_something(self, id: int, kind: str) -> None:
        good, (answer,) = self.ask(form(kind, id=id, n=5))
        assert good
        assert (answer["id"], answer["type"] != "error") == (id, True)

    @rule(text=st.text(max_size=30) | st.binary(max_size=9) | st.sampled_from(["{}", '{"id": 1}', '{"type": "count"}']))
    def talk_nonsense(self, text: str | bytes) -> None:
        good, (answer,) = self.ask(text)
        assert not good
        assert (answer["type"], answer["code"]) == ("error", "bad_request")

    @rule(id=IDS)
    def begin_a_count(self, id: int) -> None:
        good, said = self.ask({"type": "count", "id": id, "n": 9})
        assert good
        if id in self.counting or len(self.counting) >= MOST_COUNTS:
            assert [(answer["id"], answer["code"]) for answer in said] == [(id, "bad_request")]
        else:
            assert said == []
            self.counting.append(id)

    @rule(id=IDS)
    def cancel(self, id: int) -> None:
        _, (answer,) = self.ask({"type": "cancel", "id": id})
        if id in self.counting:
            assert answer == {"type": "cancelled", "id": id}
            self.counting.remove(id)
        else:
            assert answer["code"] == "bad_request"

    @precondition(lambda self: self.jobs.waiting)
    @rule(which=st.integers(0, 9), ends=st.sampled_from(["progress", "counted", "failed"]))
    def a_count_goes_on(self, which: int, ends: str) -> None:
        self.said.clear()
        place = which % len(self.counting)
        listener, id = self.jobs.waiting[place], self.counting[place]
        if ends == "progress":
            listener.progress(Progress(0.5, 1.0, 1.0, 5))
            assert [(answer["type"], answer["id"]) for answer in self.said] == [("progress", id)]
            return
        self.jobs.waiting.remove(listener)
        self.counting.remove(id)
        if ends == "counted":
            listener.done(Progress(1.0, 1.0, 0.0, 352))
        else:
            listener.failed(ZeroDivisionError("no luck"))
        listener.progress(Progress(0.5, 1.0, 1.0, 5))  # too late to be told
        assert [(answer["type"], answer["id"]) for answer in self.said] == [("error" if ends == "failed" else ends, id)]

    @precondition(lambda self: len(self.outlines) < MOST_ANSWERS)
    @rule(id=IDS)
    def ask_for_an_outline(self, id: int) -> None:
        _, said = self.ask(form("outline", id=id, n=5, stop=100))
        assert said == []
        self.outlines.append(id)

    @precondition(lambda self: self.outlines)
    @rule()
    def an_outline_is_drawn(self) -> None:
        self.said.clear()
        self.answers.drawing.pop(0)()
        assert [(answer["type"], answer["id"]) for answer in self.said] == [("outline", self.outlines.pop(0))]

    @invariant()
    def as_many_jobs_are_waited_for_as_counts(self) -> None:
        assert len(self.jobs.waiting) == len(self.counting)

    def teardown(self) -> None:
        self.said.clear()
        left = list(self.jobs.waiting)
        self.session.close()
        assert self.jobs.waiting == self.answers.drawing == []
        for listener in left:
            listener.done(Progress(1.0, 1.0, 0.0, 352))
        assert self.said == [], "nothing is said to who has left"


TestConversation = Conversation.TestCase
TestConversation.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
