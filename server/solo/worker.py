"""What the page's worker calls (`suppliers/python.js`): answers to messages, and files."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from urllib.parse import parse_qs

from ..downloads.files import FILES, File
from ..downloads.queries import Query, parse_fields
from ..formats.pictures import LONGEST_CODE, draw_code
from ..search.index import embedded
from ..search.pausable import Pauses
from ..search.walks.reach import NotReady
from ..wire.checks import BadRequest, allow, take
from .solo import Say, Solo

MOST = 64_000_000  # characters of a file, which a browser has in its memory
ADDRESS = allow(
    lambda value: isinstance(value, str) and len(value) <= LONGEST_CODE and value.isprintable(),
    f"an address of at most {LONGEST_CODE} characters",
)

Give = Callable[[int, str, str, str, str], None]  # number, error, name, media type, text
MeasureText = Callable[[int, int, int, int, int, int], str]


class Worker:
    """Answers and files, made a few milliseconds at a time."""

    def __init__(self, say: Say, give: Give, measure: MeasureText | None = None) -> None:
        """`say` takes each answer, `give` each file. `measure`: JavaScript's, which returns numbers with commas."""
        if measure:
            embedded.set_measure(partial(read_numbers, measure))
        self._solo, self._give = Solo(say), give

    def take(self, text: str) -> None:
        """Answer a message."""
        self._solo.take(text)

    def turn(self) -> bool:
        """Go on for a few milliseconds; whether there is more to do."""
        return self._solo.turn()

    def load(self, number: int, address: str) -> None:
        """Make the file at an address below the page, such as `download/steps.csv?n=8`."""
        waiting = Waiting(partial(self._give, number))
        try:
            file = open_file(address)
        except (BadRequest, NotReady) as error:
            waiting.failed(error)
        else:
            self._solo.join(lambda *_: read_all(file), waiting)


class Waiting:
    """Waits for a file, and passes it on."""

    def __init__(self, give: Callable[[str, str, str, str], None]) -> None:
        self._give = give

    def progress(self, news: object) -> None:
        """There is none."""

    def done(self, made: tuple[File, str]) -> None:
        file, text = made
        self._give("", file.name, file.media_type, text)

    def failed(self, error: Exception) -> None:
        self._give(str(error) or type(error).__name__, "", "", "")


def read_numbers(measure: MeasureText, *node: int) -> tuple[int, int, int, int]:
    calls, solutions, dead_ends, deepest = map(int, measure(*node).split(","))
    return calls, solutions, dead_ends, deepest


def open_file(address: str) -> File:
    """The file at an address below the page. Raises BadRequest, NotReady."""
    path, _, query = address.partition("?")
    fields = parse_qs(query, keep_blank_values=True)
    if path == "qr.svg":
        return File("code.svg", iter([draw_code(read_code(fields)).decode()]))
    name = path.removeprefix("download/")
    if name == path or name not in FILES:
        raise BadRequest(f"there is no file {path}")
    return FILES[name](fields)


def read_code(fields: Query) -> str:
    """The address that a QR code is to have."""
    text: str = take(parse_fields(fields, ["address"]), "address", ADDRESS)
    return text


def read_all(file: File) -> Pauses[tuple[File, str]]:
    """The whole text of a file. Raises BadRequest if it is too long."""
    lines = []
    size = 0
    for line in file.lines:
        lines.append(line)
        size += len(line)
        if size > MOST:
            raise BadRequest(
                f"a file made in a browser has at most {MOST // 10**6} million characters: choose fewer steps"
            )
        yield
    return file, "".join(lines)
