"""Entry points for the page's worker (`suppliers/python.js`): answers to messages, and files."""

from collections.abc import Callable
from functools import partial
from urllib.parse import parse_qs

from ..excerpts.files import FILES, File
from ..formats.pictures import LONGEST_CODE, draw_code
from ..jobs.listeners import EndListener
from ..search.index import embedded
from ..search.pausable import Pauses
from ..search.walks.reach import NotReady
from ..wire.checks import BadRequest, allow, read_field
from ..wire.queries import Query, parse_fields
from .solo import Send, Solo

MOST = 64_000_000  # characters of a file: a browser holds it in memory
ADDRESS = allow(
    lambda value: isinstance(value, str) and len(value) <= LONGEST_CODE and value.isprintable(),
    f"an address of at most {LONGEST_CODE} characters",
)

SendFile = Callable[[int, str, str, str, str], None]  # number, error, name, media type, text
MeasureText = Callable[[int, int, int, int, int, int], str]


class Worker(Solo):
    """A server of one viewer that makes files, too, like its answers a few milliseconds at a time."""

    def __init__(self, send: Send, send_file: SendFile, measure: MeasureText | None = None) -> None:
        """Start a worker. `measure` is JavaScript's function, which returns its numbers as text with commas."""
        if measure:
            embedded.set_measure(partial(read_numbers, measure))
        super().__init__(send)
        self._send_file = send_file

    def load(self, number: int, address: str) -> None:
        """Make the file at an address below the page, such as `download/excerpt.json?n=8`, in the turns that follow."""
        send = partial(self._send_file, number)
        listener = EndListener(
            lambda made: send("", made[0].name, made[0].media_type, made[1]),
            lambda error: send(str(error) or type(error).__name__, "", "", ""),
        )
        try:
            file = open_file(address)
        except (BadRequest, NotReady) as error:
            listener.failed(error)
        else:
            self.join(lambda *_: read_all(file), listener)


def read_numbers(measure: MeasureText, *node: int) -> tuple[int, int, int, int]:
    calls, solutions, dead_ends, deepest = map(int, measure(*node).split(","))
    return calls, solutions, dead_ends, deepest


def open_file(address: str) -> File:
    """Open the file at an address below the page. Raises BadRequest, NotReady."""
    path, _, query = address.partition("?")
    fields = parse_qs(query, keep_blank_values=True)
    if path == "qr.svg":
        return File("code.svg", iter([draw_code(read_code(fields)).decode()]))
    name = path.removeprefix("download/")
    if name == path or name not in FILES:
        raise BadRequest(f"there is no file {path}: the address must be qr.svg or download/{', '.join(FILES)}")
    return FILES[name](fields)


def read_code(fields: Query) -> str:
    """Return the address for a QR code."""
    text: str = read_field(parse_fields(fields, ["address"]), "address", ADDRESS)
    return text


def read_all(file: File) -> Pauses[tuple[File, str]]:
    """Return the whole text of a file. Raises BadRequest if it has more than MOST characters."""
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
