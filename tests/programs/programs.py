"""Programs of the corpus, and their recordings."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from server.programs.process import record_apart
from server.programs.recorder.options import Bounds, Options
from server.programs.recorder.record import record
from server.programs.recording.recording import Recording
from server.programs.recording.state import State
from server.programs.source import read_source

# A learner's right search, on the smallest board with solutions.
SEARCH = """\
n = 4
queens = []

def free(row, column):
    return all(column != c and abs(column - c) != row - r for r, c in enumerate(queens))

def search(row):
    if row == n:
        print(queens)
        return
    for column in range(n):
        if free(row, column):
            queens.append(column)
            search(row + 1)
            queens.pop()

search(0)
"""


CORPUS = Path(__file__).parent / "corpus"
SEARCHES = [f"{kind}/{path.stem}" for kind in ("right", "wrong") for path in sorted((CORPUS / kind).glob("*.py"))]
# Right searches with masks in many styles, for tests that spoil them.
MASK_SEARCHES = {path.stem: path.read_text("utf-8") for path in sorted((CORPUS / "masks").glob("*.py"))}
BOUNDS = Bounds(events=40_000)


def text_of(name: str) -> str:
    return (CORPUS / f"{name}.py").read_text("utf-8")


def options_beside(path: Path) -> dict[str, Any]:
    """Return the input, the arguments and the call of a program, from the files beside it."""
    stdin, argv, call = (
        beside.read_text("utf-8") if (beside := path.with_suffix(f".{end}")).exists() else ""
        for end in ("stdin", "argv", "call")
    )
    return {"stdin": stdin, "argv": tuple(argv.split()), "call": call.strip()}


def options_of(name: str, **more: Any) -> Options:
    beside = options_beside(CORPUS / f"{name}.py")
    return Options(**{"path": f"{name.rpartition('/')[2]}.py", "bounds": BOUNDS, **beside, **more})


@cache
def recorded(name: str) -> Recording:
    """Record a program of the corpus in this process."""
    return Recording.load(record(text_of(name), options_of(name)))


def record_file(path: Path, options: Options) -> Recording:
    """Run a file unchanged, in a process of its own, and record it."""
    return record_apart(read_source(path), replace(options, path=str(path)))


def recorded_text(text: str, **more: Any) -> Recording:
    return Recording.load(record(text, Options(**more)))


def shown(state: State) -> Any:
    """Return the names of a state with their values, without references."""
    return (
        [(frame.number, frame.function, frame.file, frame.line, expanded(state, frame.names)) for frame in state.stack],
        expanded(state, state.globals),
    )


def expanded(state: State, code: Any, above: tuple[int, ...] = ()) -> Any:
    """Replace references in a code by their objects; a cycle becomes the number of levels up to its object."""
    if isinstance(code, list):
        return [expanded(state, one, above) for one in code]
    if not isinstance(code, dict):
        return (type(code).__name__, code)
    if "@" in code:
        number = code["@"]
        if number in above:
            return ("above", len(above) - above.index(number))
        return expanded(state, state.heap[str(number)], (*above, number))
    return {key: expanded(state, one, above) for key, one in code.items()}


def lines(recording: Recording, kinds: str = "l") -> Iterator[int]:
    return (moment.line for moment in recording.walk() if moment.kind in kinds)
