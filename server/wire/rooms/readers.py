"""Reads the fields of each message of a class and checks them."""

from collections.abc import Mapping
from typing import Any

from ...rooms.codes import LARGEST_NUMBER, is_token
from ...rooms.film import Film
from ..checks import BadRequest, Id, allow, boolean, one_of, take, whole
from ..readers import STEP
from . import requests
from .fields import (
    ABOUT,
    LARGEST_ANSWER,
    MODE,
    NUMBER,
    SEQ,
    read_code_of,
    read_film,
    read_host,
    read_pupil,
    read_round,
    read_shown,
)
from .snapshots import read_last


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
    for field in Film.__slots__:
        if field in message:
            raise BadRequest(f"{field} does not go with last, which has it")
    try:
        known, asked = read_last(last, message)
    except BadRequest as error:
        raise BadRequest(f"in last, or beside it, {error}") from None
    return requests.Open(id, token, key, known.film, known, asked)


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
    answer = take(message, "answer", whole(0, LARGEST_ANSWER))
    return requests.Vote(id, *read_pupil(message), *read_round(message), answer)


def read_close(message: Mapping[str, Any], id: Id) -> requests.Close:
    """A `close`."""
    return requests.Close(id, *read_host(message), *read_round(message))


def read_again(message: Mapping[str, Any], id: Id) -> requests.Again:
    """An `again`."""
    return requests.Again(id, *read_host(message), *read_round(message))


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
