"""Fields that several messages of a class have: its code, the credential, and the film."""

from collections.abc import Mapping
from functools import partial
from typing import Any, get_args

from ...config.limits import LATEST_SEQ, ROUNDS
from ...rooms.ballot import POLLS
from ...rooms.codes import LARGEST_GROUP, LARGEST_NUMBER, LENGTH, LETTERS, is_seat, is_token, read_code
from ...rooms.film import LESSON, REGISTERS, FilmState
from ...rooms.listener import Credential, Screen
from ...rooms.room import Mode
from ...search.questions.kinds import KINDS
from ..checks import BadRequest, allow, columns_of, none_or, one_of, read_field, whole
from ..fields import Fields
from ..run import STEP, read_run

MODE, ABOUT = one_of(get_args(Mode)), one_of([*KINDS, *POLLS])
SEQ, NUMBER, ROUND = whole(0, LATEST_SEQ), whole(0, LARGEST_NUMBER), whole(1, ROUNDS)
GROUP = whole(0, LARGEST_GROUP)
LARGEST_ANSWER = 2**32 - 1
TOKEN, SEAT = allow(is_token, "a host's token"), allow(is_seat, "a seat, as `room` has told it")
REGISTER = one_of(REGISTERS)
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


def read_screen(message: Mapping[str, Any]) -> Screen:
    """Return the screen: a host names one of two; a seat's is `pupil`, or `remote` for the remote control."""
    screen: Screen
    if "token" in message:
        screen = read_field(message, "screen", one_of(["projector", "remote"]))
    else:
        screen = read_field(message, "screen", one_of(["pupil", "remote"]), "pupil")
    return screen


def read_film(message: Mapping[str, Any]) -> FilmState:
    """Return the state of the film that a lead shows."""
    run = read_run(message)
    place, columns = whole(0, run.n - 1), columns_of(run.n)

    def is_point(value: Any) -> bool:
        pair = isinstance(value, list) and len(value) == 2 and place(value[1]) is None
        return pair and (place(value[0]) is None or REGISTER(value[0]) is None)

    point = read_field(message, "point", none_or(is_point, "[row, column] or [register, column]"), None)
    return FilmState(
        run.algorithm,
        run.n,
        run.goal,
        read_field(message, "step", STEP),
        part=read_field(message, "part", PART, None),
        playing=read_field(message, "playing", whole(-1, 1), 0),
        speed=read_field(message, "speed", allow(is_speed, "a number from 0.5 to 100000000"), 2),
        queens=tuple(read_field(message, "queens", lambda value: None if value == [] else columns(value), [])),
        point=None if point is None else (point[0], point[1]),
        lesson=read_field(message, "lesson", none_or(is_lesson, "the name of a lesson, of a-z, 0-9 and -"), None),
        stop=read_field(message, "stop", whole(0, 999), 0),
    )


def is_lesson(value: Any) -> bool:
    """Return whether this can be the name of a lesson."""
    return isinstance(value, str) and LESSON.fullmatch(value) is not None


def is_speed(value: Any) -> bool:
    """Return whether this can be a speed in steps a second."""
    return isinstance(value, int | float) and not isinstance(value, bool) and 0.5 <= value <= 1e8


CODE, FILM, SCREEN = (
    Fields(("code",), read_code_of),
    Fields(FilmState.__slots__, read_film),
    Fields(("screen",), read_screen),
)
PUPIL = Fields(("seat",), lambda message: Credential(seat=read_field(message, "seat", SEAT)))
SHOWN = Fields(("seat", "token"), partial(read_shown, needed=True))
SHOWN_OR_NOT = Fields(("seat", "token"), partial(read_shown, needed=False))
