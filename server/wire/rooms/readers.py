"""Reads the fields of each message of a class and checks them."""

import re
from collections.abc import Mapping
from typing import Any, get_args

from ...config.limits import (
    LARGEST_STEP,
    LATEST_SEQ,
    MOST_DROPPED,
    ROUNDS,
    SEATS,
)
from ...rooms.ballot import BITS, MOST_COUNTED, Phase, Tally
from ...rooms.codes import LARGEST_NUMBER, LENGTH, LETTERS, is_seat, is_token, read_code
from ...rooms.film import Film
from ...rooms.listener import Credential, Screen
from ...rooms.room import Last, Mode
from ...search.questions.kinds import KINDS
from ..checks import BadRequest, Check, Id, boolean, columns_of, one_of, take, whole
from ..readers import STEP, read_run
from . import requests
from .requests import Asked

FILM = ("algorithm", "n", "goal", "step", "part", "playing", "speed", "queens", "point", "lesson", "stop")
HEAD = ("epoch", "seq", "term", "mode", "lead", "locked", "seats")
ASKED = ("ask", "round", "phase", "about", "at")
TOLD = ("type", "id", "code", "seat", "number", "age", "away", "here", "lasts", "voted", "of", "answer", "shown")

LARGEST_ANSWER = 2**32 - 1
COUNTED = 10 * SEATS  # votes of a round: those who voted may have left, and others have come
MODE, SCREEN, PHASE, ABOUT = one_of(get_args(Mode)), one_of(get_args(Screen)), one_of(get_args(Phase)), one_of(KINDS)
SEQ, NUMBER, ROUND = whole(0, LATEST_SEQ), whole(0, LARGEST_NUMBER), whole(1, ROUNDS)
LESSON = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
REGISTERS = ("ld", "col", "rd", "taken", "poss", "bit")


def read_open(message: Mapping[str, Any], id: Id) -> requests.Open:
    """An `open`: the film, or the last snapshot, which has it."""
    token = take(message, "token", allow(is_token, "32 hexadecimal digits, chosen at random"))
    key = take(message, "key", allow(lambda value: isinstance(value, str), "a text"), None)
    last = take(message, "last", allow(lambda value: isinstance(value, dict), "a snapshot, as `room` has it"), None)
    if last is None:
        for field in ("rounds", "dropped"):
            if field in message:
                raise BadRequest(f"{field} goes with last, which is missing")
        return requests.Open(id, token, key, read_film(message))
    for field in FILM:
        if field in message:
            raise BadRequest(f"{field} does not go with last, which has it")
    try:
        known, asked = read_last(last, message)
    except BadRequest as error:
        raise BadRequest(f"in last, or beside it, {error}") from None
    return requests.Open(id, token, key, known.film, known, asked)


def read_last(last: Mapping[str, Any], message: Mapping[str, Any]) -> tuple[Last, Asked | None]:
    """The last snapshot of a class, and what a host knows beside it."""
    for field in last:
        if field not in (*HEAD, *FILM, *ASKED, *TOLD):
            raise BadRequest(f"{field[:40]} is not a field of a snapshot")
    film = read_film(last)
    head = {
        "epoch": take(last, "epoch", whole(0, LARGEST_STEP - 1)),
        "seq": take(last, "seq", SEQ),
        "term": take(last, "term", SEQ),
        "mode": take(last, "mode", MODE),
        "lead": take(last, "lead", NUMBER),
        "locked": take(last, "locked", boolean),
        "seats": take(last, "seats", NUMBER),
        "dropped": take(message, "dropped", list_of(NUMBER, MOST_DROPPED, "numbers of seats"), []),
    }
    if "ask" not in last:
        return Last(film=film, **head), None
    ask, round, phase = take(last, "ask", SEQ), take(last, "round", ROUND), take(last, "phase", PHASE)
    about, step = take(last, "about", ABOUT), take(last, "at", STEP)
    closed = round - 1 if phase == "open" else round
    rounds = take(
        message,
        "rounds",
        list_of(is_tally(film.n, about), closed, "rounds that were closed, as `tally` has told them"),
        [],
    )
    tallies = tuple(
        Tally(each["round"], each["voted"], tuple((a, b) for a, b in each["counts"]), tuple(each["ones"]))
        for each in sorted(rounds, key=lambda each: int(each["round"]))
        if each["round"] <= closed
    )
    if len({tally.round for tally in tallies}) < len(rounds):
        raise BadRequest("rounds must be of different rounds that were closed")
    known = Last(film=film, **head, ask=ask, round=round, phase=phase, tallies=tallies)
    return known, Asked(film, about, step)


def read_join(message: Mapping[str, Any], id: Id) -> requests.Join:
    """A `join`: a pupil's with or without a seat, a host's with a token and a screen."""
    code, shown = read_code_of(message), read_shown(message, needed=False)
    if shown.token is None:
        return requests.Join(id, code, shown, take(message, "screen", one_of(["pupil"]), "pupil"))
    return requests.Join(id, code, shown, take(message, "screen", one_of(["projector", "remote"])))


def read_lead(message: Mapping[str, Any], id: Id) -> requests.Lead:
    """A `lead`."""
    where = read_code_of(message), read_shown(message)
    return requests.Lead(id, *where, take(message, "term", SEQ), read_film(message))


def read_mode(message: Mapping[str, Any], id: Id) -> requests.SetMode:
    """A `mode`."""
    return requests.SetMode(id, *read_host(message), take(message, "mode", MODE))


def read_give(message: Mapping[str, Any], id: Id) -> requests.Give:
    """A `give`."""
    return requests.Give(id, *read_host(message), take(message, "to", NUMBER))


def read_here(message: Mapping[str, Any], id: Id) -> requests.Here:
    """A `here`."""
    follow, hand = take(message, "follow", boolean), take(message, "hand", boolean, False)
    return requests.Here(id, *read_pupil(message), follow, take(message, "step", STEP), hand)


def read_ask(message: Mapping[str, Any], id: Id) -> requests.Ask:
    """An `ask`."""
    return requests.Ask(id, *read_host(message), take(message, "about", ABOUT), take(message, "step", STEP))


def read_vote(message: Mapping[str, Any], id: Id) -> requests.Vote:
    """A `vote`. Whether the answer can be one depends on the question."""
    ask, round = take(message, "ask", SEQ), take(message, "round", ROUND)
    return requests.Vote(id, *read_pupil(message), ask, round, take(message, "answer", whole(0, LARGEST_ANSWER)))


def read_close(message: Mapping[str, Any], id: Id) -> requests.Close:
    """A `close`."""
    return requests.Close(id, *read_host(message), take(message, "ask", SEQ), take(message, "round", ROUND))


def read_again(message: Mapping[str, Any], id: Id) -> requests.Again:
    """An `again`."""
    return requests.Again(id, *read_host(message), take(message, "ask", SEQ), take(message, "round", ROUND))


def read_reveal(message: Mapping[str, Any], id: Id) -> requests.Reveal:
    """A `reveal`."""
    return requests.Reveal(id, *read_host(message), take(message, "ask", SEQ))


def read_leave(message: Mapping[str, Any], id: Id) -> requests.Leave:
    """A `leave`."""
    return requests.Leave(id, read_code_of(message), read_shown(message))


def read_end(message: Mapping[str, Any], id: Id) -> requests.End:
    """An `end`."""
    return requests.End(id, *read_host(message))


def read_lock(message: Mapping[str, Any], id: Id) -> requests.Lock:
    """A `lock`."""
    return requests.Lock(id, *read_host(message), take(message, "locked", boolean))


def read_drop(message: Mapping[str, Any], id: Id) -> requests.Drop:
    """A `drop`."""
    return requests.Drop(id, *read_host(message), take(message, "number", whole(1, LARGEST_NUMBER)))


def read_code_of(message: Mapping[str, Any]) -> str:
    """The code of a class, in any case and with spaces."""

    def is_code(value: Any) -> bool:
        return isinstance(value, str) and len(value) <= 4 * LENGTH and read_code(value) is not None

    return str(read_code(take(message, "code", allow(is_code, f"{LENGTH} of the letters and digits {LETTERS}"))))


def read_shown(message: Mapping[str, Any], *, needed: bool = True) -> Credential:
    """What is shown: a token or a seat."""
    token = take(message, "token", allow(is_token, "a host's token"), None)
    seat = take(message, "seat", allow(is_seat, "a seat, as `room` has told it"), None)
    if (token and seat) or (needed and not token and not seat):
        raise BadRequest("token or seat must be there, and not both")
    return Credential(token, seat)


def read_host(message: Mapping[str, Any]) -> tuple[str, Credential]:
    """The code of a class, and the token of a host."""
    return read_code_of(message), Credential(token=take(message, "token", allow(is_token, "a host's token")))


def read_pupil(message: Mapping[str, Any]) -> tuple[str, Credential]:
    """The code of a class, and a pupil's seat."""
    return read_code_of(message), Credential(
        seat=take(message, "seat", allow(is_seat, "a seat, as `room` has told it"))
    )


def read_film(message: Mapping[str, Any]) -> Film:
    """What a lead shows."""
    run = read_run(message)
    speed = allow(lambda value: is_number(value) and 0.5 <= value <= 1e8, "a number from 0.5 to 100000000")
    columns, register = columns_of(run.n), one_of(REGISTERS)

    def is_point(value: Any) -> bool:
        pair = isinstance(value, list) and len(value) == 2 and whole(0, run.n - 1)(value[1]) is None
        return pair and (whole(0, run.n - 1)(value[0]) is None or register(value[0]) is None)

    point = take(message, "point", none_or(is_point, "[row, column] or [register, column]"), None)
    return Film(
        run.algorithm,
        run.n,
        run.goal,
        take(message, "step", STEP),
        take(
            message, "part", none_or(lambda value: whole(-1, 99)(value) is None, "a whole number from -1 to 99"), None
        ),
        take(message, "playing", whole(-1, 1), 0),
        take(message, "speed", speed, 2),
        tuple(take(message, "queens", lambda value: None if value == [] else columns(value), [])),
        None if point is None else (point[0], point[1]),
        take(message, "lesson", none_or(is_lesson, "the name of a lesson, of a-z, 0-9 and -"), None),
        take(message, "stop", whole(0, 999), 0),
    )


def is_lesson(value: Any) -> bool:
    """Whether it can be the name of a lesson."""
    return isinstance(value, str) and LESSON.fullmatch(value) is not None


def is_number(value: Any) -> bool:
    """Whether it is a number, whole or not."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def is_tally(n: int, about: str) -> Check:
    """How a round was answered, as `tally` has told it."""
    bits = n if about in BITS else 0
    answer, votes = whole(0, LARGEST_ANSWER), whole(0, COUNTED)

    def check(value: Any) -> str | None:
        good = isinstance(value, dict) and value.keys() == {"round", "voted", "counts", "ones"}
        good = good and ROUND(value["round"]) is None and votes(value["voted"]) is None
        good = good and is_list(value["ones"], bits, bits) and not any(map(votes, value["ones"]))
        good = good and is_list(value["counts"], 0, MOST_COUNTED)
        pairs = value["counts"] if good else []
        good = good and all(is_list(pair, 2, 2) and not answer(pair[0]) and not votes(pair[1]) for pair in pairs)
        return None if good else "the results of a round"

    return check


def is_list(value: Any, least: int, most: int) -> bool:
    """Whether it is a list of so many."""
    return isinstance(value, list) and least <= len(value) <= most


def list_of(check: Check, most: int, things: str) -> Check:
    """A list of at most so many, each of which passes a check."""
    return allow(
        lambda value: is_list(value, 0, most) and not any(map(check, value)), f"a list of at most {most} {things}"
    )


def none_or(good: Any, allowed: str) -> Check:
    """null, or what is good."""
    return allow(lambda value: value is None or good(value), f"null or {allowed}")


def allow(good: Any, allowed: str) -> Check:
    """What is good; `allowed` says in words what that is."""
    return lambda value: None if good(value) else allowed
