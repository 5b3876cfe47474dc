"""Drive the system's Firefox over WebDriver BiDi, as far as one page needs that protocol.

Playwright cannot: it sends commands that Firefox's long-term support releases do not have yet.
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


def find_firefox() -> str | None:
    """Return the path of Firefox, or None if it is not installed."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@contextmanager
def open_page(program: str, width: int, height: int) -> Iterator[Page]:
    """Open a page in a new profile; leaving the block ends the browser."""
    with TemporaryDirectory() as profile:
        command = [program, "--headless", "--remote-debugging-port=0", "--profile", profile]
        with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
            try:
                client = _Client(f"{_address(process)}/session", max_message_size=LARGEST_ANSWER)
                yield Page(client, width, height)
            finally:
                process.terminate()


class _Client(Client):  # type: ignore[misc]
    """A client whose Host header includes the port, as Firefox requires."""

    def handshake(self) -> None:
        self.host = f"{self.host}:{self.port}"
        super().handshake()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stderr
    for line in process.stderr:
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
            return found[1]
    raise RuntimeError("Firefox ended before it printed its address")


class Page:
    """A page of Firefox of this `version`."""

    def __init__(self, client: Client, width: int, height: int) -> None:
        self._client, self._number = client, 0
        self.version: str = self._ask("session.new", capabilities={})["capabilities"]["browserVersion"]
        self._context = self._ask("browsingContext.create", type="tab")["context"]
        self._ask("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def goto(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """Call a JavaScript function, async or not, with one argument; argument and result travel as JSON."""
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
                raise TimeoutError(f"Firefox did not answer {method} within {PATIENCE} s")
            message = json.loads(text)
            if message.get("id") == self._number:
                break
        if message["type"] == "error":
            raise RuntimeError(f"{method}: {message['message']}")
        return message["result"]
