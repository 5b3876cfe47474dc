"""Drives the system's Firefox over WebDriver BiDi, with as much of that protocol as one page needs.

Playwright asks an installed Firefox for commands that the long-supported releases do not know yet.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any

from simple_websocket import Client

from tests.tools.waiting import PATIENCE

NAMES = ("firefox-esr", "firefox")
LARGEST_ANSWER = 2**24


def find() -> str | None:
    """The program, or None if it is not installed."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@contextmanager
def page(program: str, width: int, height: int) -> Iterator[Page]:
    """One page in a new profile; the browser ends with the block."""
    with TemporaryDirectory() as profile:
        command = [program, "--headless", "--remote-debugging-port=0", "--profile", profile]
        with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
            try:
                client = _Client(f"{_address(process)}/session", max_message_size=LARGEST_ANSWER)
                yield Page(client, width, height)
            finally:
                process.terminate()


class _Client(Client):  # type: ignore[misc]
    """Sends the port in the Host header, too, as Firefox demands."""

    def handshake(self) -> None:
        self.host = f"{self.host}:{self.port}"
        super().handshake()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stderr
    for line in process.stderr:
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
            return found[1]
    raise RuntimeError("Firefox ended before it listened")


class Page:
    """A page: goes somewhere, runs functions, remembers what the console said."""

    def __init__(self, client: Client, width: int, height: int) -> None:
        self._client, self._number = client, 0
        self.complaints: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context = self._ask("browsingContext.create", type="tab")["context"]
        self._ask("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def goto(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """The result of an (async) function of one argument; both are sent as JSON."""
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=f"async (text) => JSON.stringify(await ({function})(JSON.parse(text)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def _ask(self, method: str, **params: Any) -> Any:
        self._number += 1
        self._client.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            text = self._client.receive(PATIENCE)
            if text is None:
                raise TimeoutError(f"no answer to {method} within {PATIENCE} s")
            message = json.loads(text)
            if message.get("id") == self._number:
                break
            entry = message.get("params", {})
            if entry.get("level") in ("error", "warn"):
                self.complaints.append(entry["text"])
        if message["type"] == "error":
            raise RuntimeError(f"{method}: {message['message']}")
        return message["result"]
