"""Fields that several messages of a class have: its code, the credential, and the film."""

from collections.abc import Mapping
from functools import partial
from typing import Any, get_args

from ...config.limits import CHOICES, LATEST_SEQ, LONGEST_CHOICE, LONGEST_QUESTION, LONGEST_REASON, ROUNDS
from ...rooms.ballot import POLLS, OwnQuestion
from ...rooms.codes import LARGEST_GROUP, LARGEST_NUMBER, LENGTH, LETTERS, is_seat, is_token, read_code
from ...rooms.film import LESSON, REGISTERS, FilmState, Moved
from ...rooms.listener import Credential
from ...rooms.room import Mode
from ...search.questions.kinds import KINDS
from ..checks import BadRequest, Check, allow, is_list, none_or, one_of, read_field, whole
from ..fields import Fields
from ..run import RUN, STEP, read_run

MODE, ABOUT = one_of(get_args(Mode)), one_of([*KINDS, *POLLS])
SEQ, NUMBER, ROUND = whole(0, LATEST_SEQ), whole(0, LARGEST_NUMBER), whole(1, ROUNDS)
GROUP = whole(1, LARGEST_GROUP)
LARGEST_ANSWER = 2**32 - 1
TOKEN, SEAT = allow(is_token, "a host's token"), allow(is_seat, "a seat, as `room` has told it")
REGISTER = one_of(REGISTERS)
LESSON_NAME = none_or(
    lambda value: isinstance(value, str) and LESSON.fullmatch(value) is not None,
    "the name of a lesson, of a-z, 0-9 and -",
)
STOP = whole(0, 999)
PART = none_or(lambda value: whole(-1, 99)(value) is None, "a whole number from -1 to 99")


def read_code_of(message: Mapping[str, Any]) -> str:
    """Return the code of a class, which may be in any case and have spaces."""

    def is_code(value: Any) -> bool:
        return isinstance(value, str) and len(value) <= 4 * LENGTH and read_code(value) is not None

    return str(read_code(read_field(message, "code", allow(is_code, f"{LENGTH} of the letters and digits {LETTERS}"))))


def read_shown(message: Mapping[str, Any], *, needed: bool) -> Credential:
    """Return the credential: a token or a seat."""
    token, seat = read_field(message, "token", TOKEN, None), read_field(message, "seat", SEAT, None)
    if (token and seat) or (needed and not token and not seat):
        raise BadRequest("token or seat must be given, and not both")
    return Credential(token, seat)


def read_film(message: Mapping[str, Any]) -> FilmState:
    """Return the state of the film that a host shows."""
    run = read_run(message)
    index = whole(0, run.n - 1)

    def is_point(value: Any) -> bool:
        pair = isinstance(value, list) and len(value) == 2 and index(value[1]) is None
        return pair and (index(value[0]) is None or REGISTER(value[0]) is None)

    point = read_field(message, "point", none_or(is_point, "[row, column] or [register, column]"), None)
    return FilmState(
        run.algorithm,
        run.n,
        run.goal,
        read_field(message, "step", STEP),
        part=read_field(message, "part", PART, None),
        playing=read_field(message, "playing", whole(-1, 1), 0),
        speed=read_field(message, "speed", allow(is_speed, "a number from 0.5 to 100000000"), 2),
        point=None if point is None else (point[0], point[1]),
        lesson=read_field(message, "lesson", LESSON_NAME, None),
        stop=read_field(message, "stop", STOP, 0),
        board=run.board,
    )


def line_of(least: int, most: int) -> Check:
    """Return a check for a line of text."""
    return allow(
        lambda value: isinstance(value, str) and least <= len(value.strip()) <= most and value.isprintable(),
        f"a line of {least} to {most} characters",
    )


def read_own(message: Mapping[str, Any], about: str) -> OwnQuestion | None:
    """Return the host's own question, which goes with `about` "own" alone."""
    own = read_field(message, "own", allow(lambda value: isinstance(value, dict), "an own question"), None)
    if (own is None) == (about == "own"):
        raise BadRequest('own must be given with about "own", and with no other')
    if own is None:
        return None
    few, many = CHOICES
    choice = line_of(1, LONGEST_CHOICE)
    allowed = f"a list of {few} to {many} different lines of 1 to {LONGEST_CHOICE} characters"

    def are_choices(value: Any) -> bool:
        good = is_list(value, few, many) and not any(map(choice, value))
        return good and len({*map(str.strip, value)}) == len(value)

    try:
        for name in own:
            if name not in OwnQuestion.__slots__:
                raise BadRequest(f"{name[:40]} is not a field, which are {', '.join(OwnQuestion.__slots__)}")
        text = read_field(own, "text", line_of(1, LONGEST_QUESTION))
        choices = read_field(own, "choices", allow(are_choices, allowed))
        index = whole(0, len(choices) - 1)
        right = read_field(own, "right", none_or(lambda value: index(value) is None, index(None) or ""), None)
        reason = read_field(own, "reason", line_of(0, LONGEST_REASON), "")
        lesson, stop = read_field(own, "lesson", LESSON_NAME, None), read_field(own, "stop", STOP, 0)
    except BadRequest as error:
        raise BadRequest(f"in own, {error}") from None
    return OwnQuestion(text.strip(), tuple(map(str.strip, choices)), right, reason.strip(), lesson, stop)


def is_speed(value: Any) -> bool:
    """Return whether this can be a speed in steps a second."""
    return isinstance(value, int | float) and not isinstance(value, bool) and 0.5 <= value <= 1e8


def read_moved(message: Mapping[str, Any]) -> Moved | None:
    """Return the film that is shown with a question, or without it, if the request has one."""
    if not any(name in message for name in MOVED.names):
        return None
    return Moved(read_film(message), read_field(message, "term", SEQ))


CODE = Fields(("code",), read_code_of)
CODE_OR_NOT = Fields(("code",), lambda message: read_code_of(message) if "code" in message else None)
FILM_FIELDS = (*RUN, *(name for name in FilmState.__slots__ if name not in RUN))
FILM = Fields(FILM_FIELDS, read_film)
MOVED = Fields((*(name for name in FILM_FIELDS if name != "step"), "term"), read_moved)
RETURNED = Fields((*FILM_FIELDS, "term"), read_moved)
PUPIL = Fields(("seat",), lambda message: Credential(seat=read_field(message, "seat", SEAT)))
SHOWN = Fields(("seat", "token"), partial(read_shown, needed=True))
OWN = Fields(("own",), read_own, ("about",))
SHOWN_OR_NOT = Fields(("seat", "token"), partial(read_shown, needed=False))
