"""The table of times: its cells, and how far the measurement under way is. In this process, or shared by several.

Whatever can be a `Table` can share it, such as a database for the processes of several machines.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from threading import Lock
from typing import Any, Protocol

from ..files.lock import hold_lock, try_lock
from ..files.private import private_folders
from ..files.whole import read_whole, write_whole
from ..version import __version__
from .cells import Cell, Row, Settings
from .machine import describe_machine
from .measuring import Now


@dataclass(frozen=True, slots=True)
class News:
    """How far the latest measurement is: cells filled, of how many, and the run under way."""

    settings: Settings
    done: int
    of: int
    now: Now | None


class Table(Protocol):
    """The one table of all processes that share it."""

    def cells(self) -> list[Cell]:
        """All cells that are filled."""

    def fill(self, cell: Cell) -> None:
        """Keep a cell, unless it is a forecast and the time has been measured already."""

    def turn(self) -> AbstractContextManager[bool]:
        """The right to measure, inside the block: False if another has it, since two at a time would both be slower."""

    def tell(self, news: News) -> None:
        """How far the measurement of the process that has the turn is."""

    def news(self) -> News | None:
        """What was told last."""

    def running(self) -> Settings | None:
        """The settings of the measurement under way, if there is one."""


@dataclass
class Contents:
    """What a table holds."""

    cells: dict[tuple[Row, int], Cell] = field(default_factory=dict)
    news: News | None = None

    def fill(self, cell: Cell) -> None:
        key = Row(cell.group, cell.algorithm), cell.n
        before = self.cells.get(key)
        if cell.kind != "forecast" or before is None or before.kind != "measured":
            self.cells[key] = cell


class OwnTable:
    """A table in this process."""

    def __init__(self) -> None:
        self._contents, self._changing, self._measuring = Contents(), Lock(), Lock()

    def cells(self) -> list[Cell]:
        with self._changing:
            return [*self._contents.cells.values()]

    def fill(self, cell: Cell) -> None:
        with self._changing:
            self._contents.fill(cell)

    @contextmanager
    def turn(self) -> Iterator[bool]:
        ours = self._measuring.acquire(blocking=False)
        try:
            yield ours
        finally:
            if ours:
                self._measuring.release()

    def tell(self, news: News) -> None:
        self._contents.news = news

    def news(self) -> News | None:
        return self._contents.news

    def running(self) -> Settings | None:
        news = self._contents.news
        return news.settings if news and self._measuring.locked() else None


def shared_table() -> Table:
    """The table of all processes of this user on this machine; of this process alone where there is no place for it."""
    folder = next(private_folders("times"), None)
    return OwnTable() if folder is None else SharedTable(folder, f"{__version__}, {describe_machine()}")


class SharedTable:
    """A table in a file of a folder, for all processes that name the same. `key` says for what its times hold.

    Times with another key are dropped. The turn of a process that dies goes on to the next.
    """

    def __init__(self, folder: Path, key: str) -> None:
        self._file, self._key = folder / "times.json", key
        self._changing, self._measuring = folder / "times.lock", folder / "measuring.lock"

    def cells(self) -> list[Cell]:
        return [*self._read().cells.values()]

    def fill(self, cell: Cell) -> None:
        self._change(lambda contents: contents.fill(cell))

    def turn(self) -> AbstractContextManager[bool]:
        return try_lock(self._measuring)

    def tell(self, news: News) -> None:
        def change(contents: Contents) -> None:
            contents.news = news

        self._change(change)

    def news(self) -> News | None:
        return self._read().news

    def running(self) -> Settings | None:
        news = self._read().news
        with try_lock(self._measuring, shared=True) as free:
            return news.settings if news and not free else None

    def _read(self) -> Contents:
        with suppress(OSError):
            return read_whole(self._file, lambda content: _parse(json.loads(content), self._key)) or Contents()
        return Contents()

    def _change(self, change: Callable[[Contents], None]) -> None:
        with hold_lock(self._changing, on_wait=lambda: None):
            contents = self._read()
            change(contents)
            written = {"key": self._key, "cells": [asdict(cell) for cell in contents.cells.values()]}
            news = contents.news and asdict(contents.news) | {"settings": contents.news.settings._asdict()}
            write_whole(self._file, json.dumps(written | {"news": news}).encode())


def _parse(written: dict[str, Any], key: str) -> Contents:
    contents = Contents()
    if written["key"] != key:
        return contents
    for cell in written["cells"]:
        contents.fill(Cell(**cell))
    if news := written["news"]:
        now = news["now"] and Now(**news["now"])
        contents.news = News(Settings(**news["settings"]), news["done"], news["of"], now)
    return contents
