"""What stands in place of the program's standard output and input."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any, NoReturn

from .ends import Reason

Stop = Callable[[Reason], NoReturn]  # ends the program for this reason

MISSES = 100  # times that a program may ask for input that is not there: some ask until they get it


class Output(io.TextIOBase):
    """What the program prints goes to `say`."""

    encoding = "utf-8"

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say

    def write(self, text: str) -> int:
        self._say(str(text))
        return len(text)

    def writable(self) -> bool:
        return True

    def reconfigure(self, **how: object) -> None:
        """Nothing of it matters here."""

    @property
    def buffer(self) -> Bytes:
        """For a program that writes bytes."""
        return Bytes(self._say)


class Bytes(io.RawIOBase):
    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say

    def write(self, data: Any) -> int:
        self._say(bytes(data).decode("utf-8", "replace"))
        return len(data)

    def writable(self) -> bool:
        return True


class Input(io.TextIOWrapper):
    """What the program is given to read; `misses` counts how often it asked for more."""

    def __init__(self, text: str, stop: Stop) -> None:
        super().__init__(io.BytesIO(text.encode("utf-8", "replace")), "utf-8")
        self.misses = 0
        self._stop = stop

    def readline(self, size: int = -1) -> str:  # type: ignore[override]
        return self._count(super().readline(size))

    def read(self, size: int | None = -1) -> str:
        return self._count(super().read(size))

    def _count(self, text: str) -> str:
        self.misses += not text
        if self.misses > MISSES:
            self._stop("input")
        return text
