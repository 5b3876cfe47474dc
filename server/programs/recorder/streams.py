"""Replacements for the program's standard output and input."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any, NoReturn

from .ends import Reason

Stop = Callable[[Reason], NoReturn]  # ends the program for this reason

MISSES = 100  # times that a program may ask for missing input: some ask again and again


class Output(io.TextIOBase):
    """Stream that passes all output of the program to `send`."""

    encoding = "utf-8"

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send

    def write(self, text: str) -> int:
        self._send(str(text))
        return len(text)

    def writable(self) -> bool:
        return True

    def reconfigure(self, **how: object) -> None:
        """Ignore the settings: none applies here."""

    @property
    def buffer(self) -> Bytes:
        """The stream for a program that writes bytes."""
        return Bytes(self._send)


class Bytes(io.RawIOBase):
    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send

    def write(self, data: Any) -> int:
        self._send(bytes(data).decode("utf-8", "replace"))
        return len(data)

    def writable(self) -> bool:
        return True


class Input(io.TextIOWrapper):
    """The program's input; `misses` counts reads beyond its end."""

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
