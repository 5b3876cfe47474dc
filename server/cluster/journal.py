"""Journal of finished items: an append-only file of JSON Lines, one for each item.

A line has the answer, the name of its cut, and a checksum. So an interrupted count can be resumed, also on another
machine, and journals of the same cut can be put together with `cat`.
"""

import contextlib
import json
import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO

from ..files.lock import try_lock
from .answers import ItemAnswer, read_answer, write_answer
from .items import Cut, Item

BEGIN = b'{"n": '  # of each line: a file that begins otherwise is no journal, and nothing of it is dropped
MOST_SHOWN = 40  # characters of another program's text in an error


class BadJournal(ValueError):
    """A journal that cannot be resumed. The message names the file and the reason."""


class Journal:
    """An open journal: the answers in it, and a place for more."""

    def __init__(self, path: Path, file: BinaryIO, cut: Cut, answers: dict[Item, ItemAnswer], torn: bool) -> None:
        self.path = path
        self._file, self._cut = file, cut
        self.answers = answers
        self.torn = torn  # True if its last line was unfinished, and dropped

    def add(self, answer: ItemAnswer) -> None:
        """Write an answer to disk, with fsync. Raises OSError."""
        self._file.write(write_line(answer, self._cut))
        self._file.flush()
        os.fsync(self._file.fileno())


@contextlib.contextmanager
def open_journal(path: Path, cut: Cut) -> Iterator[Journal]:
    """Open or create the journal of a cut.

    Raises BadJournal if it belongs to another cut, is damaged, has two answers for an item, or is being written by
    another process; OSError.
    """
    with try_lock(path) as held:
        if not held:
            raise BadJournal(f"{path}: another count is writing it")
        with path.open("r+b") as file:
            answers, end = _read(path, file.read(), cut)
            torn = file.seek(0, os.SEEK_END) > end
            file.truncate(end)
            file.seek(end)
            yield Journal(path, file, cut, answers, torn)


def write_line(answer: ItemAnswer, cut: Cut) -> bytes:
    fields = {**write_answer(answer), "plan": cut.name}
    return json.dumps({**fields, "check": _check(fields)}).encode() + b"\n"


def _read(path: Path, content: bytes, cut: Cut) -> tuple[dict[Item, ItemAnswer], int]:
    """Read the answers; return them and the offset at which the last whole line ends."""
    answers: dict[Item, ItemAnswer] = {}
    lines = content.splitlines(keepends=True)
    end = 0
    for number, line in enumerate(lines, 1):
        try:
            answer = _read_line(line, cut)
        except BadJournal as error:
            raise BadJournal(f"{path}, line {number}: {error}") from None
        except ValueError as error:
            if number == len(lines) and (answers or line.startswith(BEGIN) or BEGIN.startswith(line)):
                break  # the process or the machine died while it wrote
            raise BadJournal(f"{path}, line {number}: {error}") from None
        before = answers.setdefault(answer.item, answer)
        if before.completions != answer.completions:
            raise BadJournal(f"{path}, line {number}: the item {answer.item} has another answer in an earlier line")
        end += len(line)
    return answers, end


def _read_line(line: bytes, cut: Cut) -> ItemAnswer:
    """Read a line. Raises BadJournal for a whole line of something else, ValueError for a damaged one."""
    if not line.endswith(b"\n"):
        raise ValueError("the line is not finished")
    try:
        fields = json.loads(line)
    except RecursionError:
        raise BadJournal("this is not a line of a journal") from None
    except ValueError:
        raise ValueError("the line is damaged: it is not JSON") from None
    if not isinstance(fields, dict) or "check" not in fields:
        raise BadJournal("this is not a line of a journal")
    if fields.pop("check") != _check(fields):
        raise ValueError("the line is damaged: its checksum is wrong")
    n, plan = fields.get("n"), fields.pop("plan", None)  # the plan's name changes with the meaning of answers
    if n != cut.n:
        raise BadJournal(f"it belongs to a count of N = {str(n)[:MOST_SHOWN]}, not of N = {cut.n}")
    if plan != cut.name:
        raise BadJournal(f"it belongs to the plan {str(plan)[:MOST_SHOWN]}; here the items are cut as {cut.name}")
    return read_answer(fields)


def _check(fields: dict[str, object]) -> str:
    return sha256(json.dumps(fields, sort_keys=True).encode()).hexdigest()[:16]
