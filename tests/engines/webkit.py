"""Drive WebKitGTK's MiniBrowser, which has Safari's engine, on a screen in memory."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.tools.waiting import PATIENCE

DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"
_CALL = """
const [text, done] = arguments;
const send = (answer) => done(JSON.stringify(answer));
const call = async () => (FUNCTION)(JSON.parse(text));
call().then((value) => send({ value: value ?? null }), (error) => send({ error: String(error) }));
"""


def find_webkit() -> Path | None:
    """Return the path of the MiniBrowser, or None without it, its driver or a screen."""
    if not (shutil.which(DRIVER) and shutil.which(SCREEN)):
        return None
    return next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)


@contextmanager
def open_page(browser: Path, width: int, height: int) -> Iterator[Page]:
    """Open a page in a new profile; leaving the block ends the browser and its screen."""
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    options = Options()
    options.binary_location = str(browser)
    options.add_argument("--automation")
    driver = shutil.which(DRIVER)
    # Its processes may still write when the session has ended.
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, _screen(width, height) as display:
        folders = dict.fromkeys(("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), home)
        # As root WebKit cannot make its sandbox.
        environ = {**os.environ, **folders, "DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        session = webdriver.WebKitGTK(options=options, service=Service(driver, env=environ))
        try:
            session.set_script_timeout(PATIENCE)
            session.set_window_size(width, height)
            yield Page(session)
        finally:
            session.quit()


@contextmanager
def _screen(width: int, height: int) -> Iterator[str]:
    """Start a screen without a display and yield its name."""
    read, write = os.pipe()
    command = [SCREEN, "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL) as process:
        os.close(write)
        try:
            with os.fdopen(read) as number:
                yield f":{number.readline().strip()}"
        finally:
            process.terminate()


class Page:
    """A page of WebKit, with the methods of `tests.tools.bidi.Page`."""

    def __init__(self, session: Any) -> None:
        self._session = session
        self.version: str = session.capabilities["browserVersion"]

    def goto(self, address: str) -> None:
        """Load an address, and wait until its document has replaced the one before.

        WebKit ends its own wait also when the document before changes its address in place, and a script that
        it then runs there is lost with that document.
        """
        from selenium.common.exceptions import WebDriverException
        from selenium.webdriver.support.wait import WebDriverWait

        self._session.execute_script("window.isLeft = true;")
        self._session.get(address)
        WebDriverWait(self._session, PATIENCE, ignored_exceptions=[WebDriverException]).until(
            lambda session: session.execute_script("return !window.isLeft && document.readyState === 'complete';")
        )

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """Call a JavaScript function, async or not, with one argument; argument and result travel as JSON."""
        answer = self._session.execute_async_script(_CALL.replace("FUNCTION", function), json.dumps(argument))
        found = json.loads(answer)
        if "error" in found:
            raise RuntimeError(found["error"])
        return found["value"]
