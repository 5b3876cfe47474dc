"""Reads the last snapshot of a class, from which a host opens it again."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_args

from ...config.limits import LARGEST_STEP, MOST_DROPPED, SEATS
from ...rooms.ballot import MOST_COUNTED, OwnQuestion, Phase, Poll, Tally, count_bits
from ...rooms.film import FilmState
from ...rooms.restore import LastSnapshot
from ...search.questions.kinds import About
from ..checks import BadRequest, Check, allow, boolean, is_list, list_of, one_of, read_field, whole
from ..fields import Fields
from ..run import STEP
from .fields import ABOUT, FILM_FIELDS, LARGEST_ANSWER, MODE, NUMBER, ROUND, SEQ, read_film, read_own

HEAD = ("epoch", "seq", "term", "mode", "locked", "seats", "remote")
ASKED = ("ask", "round", "phase", "about", "at", "own")
UNUSED = (
    *("lead", "shares", "queens", "closes", "ends"),  # of an earlier version
    *("lowered", "type", "id", "code", "seat", "number", "age", "away", "here"),
    *("lasts", "voted", "of", "answer", "shown", "reason"),
)
FIELDS = frozenset({*FilmState.__slots__, *HEAD, *ASKED, *UNUSED})

PHASE = one_of(get_args(Phase))
MOVES = 4  # kinds of move between two rounds
COUNTED = 10 * SEATS  # votes of a round, in which more pupils may have voted than there are seats


@dataclass(frozen=True, slots=True)
class Asked:
    """Question of a snapshot; the server finds its answer again, but for an own question."""

    film: FilmState
    about: About | Poll
    step: int
    own: OwnQuestion | None


@dataclass(frozen=True, slots=True)
class Beginning:
    """Start of a class: a film, or a host's last snapshot."""

    film: FilmState
    last: LastSnapshot | None = None
    asked: Asked | None = None


def read_beginning(message: Mapping[str, Any]) -> Beginning:
    """Return the film, or the last snapshot with its film."""
    last = read_field(message, "last", allow(lambda value: isinstance(value, dict), "a snapshot, as in `room`"), None)
    if last is None:
        for field in ("rounds", "dropped", "own"):
            if field in message:
                raise BadRequest(f"{field} goes with last, which is missing")
        return Beginning(read_film(message))
    for field in FilmState.__slots__:
        if field in message:
            raise BadRequest(f"{field} does not go with last, which contains it")
    try:
        known, asked = read_last(last, message)
    except BadRequest as error:
        raise BadRequest(f"in last, or beside it, {error}") from None
    return Beginning(known.film, known, asked)


def read_last(last: Mapping[str, Any], message: Mapping[str, Any]) -> tuple[LastSnapshot, Asked | None]:
    """Return the last snapshot of a class, and the question in it."""
    for field in last:
        if field not in FIELDS:
            raise BadRequest(f"{field[:40]} is not a field of a snapshot")
    film = read_film(last)
    head = {
        "epoch": read_field(last, "epoch", whole(0, LARGEST_STEP - 1)),
        "seq": read_field(last, "seq", SEQ),
        "term": read_field(last, "term", SEQ),
        "mode": "held" if last.get("mode") in ("pinned", "front") else read_field(last, "mode", MODE),  # or: earlier
        "locked": read_field(last, "locked", boolean),
        "seats": read_field(last, "seats", NUMBER),
        "remote": read_field(last, "remote", NUMBER, 0),
        "dropped": read_field(message, "dropped", list_of(NUMBER, MOST_DROPPED, "numbers of seats"), []),
    }
    if "ask" not in last:
        return LastSnapshot(film=film, **head), None
    ask, round, phase = read_field(last, "ask", SEQ), read_field(last, "round", ROUND), read_field(last, "phase", PHASE)
    about, step = read_field(last, "about", ABOUT), read_field(last, "at", STEP)
    closed = round - 1 if phase == "open" else round
    rounds = read_field(
        message,
        "rounds",
        list_of(is_tally(film.n, about), closed, "rounds that were closed, as `tally` has told them"),
        [],
    )
    tallies = sorted(map(Tally.of, rounds), key=lambda tally: tally.round)
    if len({tally.round for tally in tallies if tally.round <= closed}) < len(rounds):
        raise BadRequest("rounds must be different rounds, all closed")
    known = LastSnapshot(film=film, **head, ask=ask, round=round, phase=phase, tallies=tuple(tallies))
    return known, Asked(film, about, step, read_asked_own(last, message, about))


def read_asked_own(last: Mapping[str, Any], message: Mapping[str, Any], about: str) -> OwnQuestion | None:
    """Return the own question: from beside the snapshot, with its answer, else from the snapshot, without it."""
    if "own" in message:
        return read_own(message, about)
    own = last.get("own")
    shown = {name: value for name, value in own.items() if name != "judged"} if isinstance(own, dict) else own
    return read_own({} if own is None else {"own": shown}, about)


def is_tally(n: int, about: str) -> Check:
    """Return a check for the result of a round, in the form of `tally`."""
    bits = count_bits(n, about)
    answer, votes = whole(0, LARGEST_ANSWER), whole(0, COUNTED)

    def check(value: Any) -> str | None:
        good = isinstance(value, dict) and value.keys() == {"round", "voted", "counts", "ones", "moved"}
        good = good and ROUND(value["round"]) is None and votes(value["voted"]) is None
        good = good and is_list(value["ones"], bits, bits) and not any(map(votes, value["ones"]))
        good = good and is_list(value["counts"], 0, MOST_COUNTED) and is_list(value["moved"], 0, MOVES)
        good = good and len(value["moved"]) in (0, MOVES) and not any(map(votes, value["moved"]))
        pairs = value["counts"] if good else []
        good = good and all(is_list(pair, 2, 2) and not answer(pair[0]) and not votes(pair[1]) for pair in pairs)
        return None if good else "the results of a round"

    return check


BEGINNING = Fields((*FILM_FIELDS, "last", "rounds", "dropped", "own"), read_beginning)
