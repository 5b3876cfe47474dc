"""A program that tries to escape from its worker, and a server that records requests."""

import contextlib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import expect

from tests.browser.yours.conftest import Yours
from tests.tools.serving import ROOT

ATTEMPTS = """\
import sys

def attempt(name, act):
    try:
        print(name, "reached", act())
    except BaseException as wrong:
        print(name, type(wrong).__name__)

def let_in():
    for name in ("js", "pyodide_js", "pyodide.http", "pyodide.code"):
        sys.modules.pop(name, None)
    import js
    return js

def by_import():
    import js

def by_http():
    from pyodide.http import open_url
    return open_url(FAR)

def by_code():
    from pyodide.code import run_js
    return run_js("1")

def by_fetching():
    import asyncio
    from pyodide.http import pyfetch
    return asyncio.get_event_loop().run_until_complete(pyfetch(FAR))

def by_url():
    from urllib.request import urlopen
    return urlopen(FAR, timeout=1)

def by_eval():
    return let_in().eval(f"import('{FAR}eval')")

def by_function():
    return let_in().Function.new("address", "return import(address)")(FAR + "function")

def by_constructor():
    return let_in().setTimeout.constructor(f"return import('{FAR}constructor')")()

def by_package():
    let_in()
    import pyodide_js
    return pyodide_js._module.FS.createLazyFile("/", "far", FAR + "lazy", True, False).contents.length

def by_font():
    return let_in().FontFace.new("far", f"url({FAR}font)").load()

def by_request():
    request = let_in().XMLHttpRequest.new()
    request.open("GET", FAR + "request", False)
    return request.send()

def by_socket():
    return let_in().WebSocket.new(FAR.replace("http", "ws"))

def by_source():
    return let_in().EventSource.new(FAR + "source")

def by_transport():
    return let_in().WebTransport.new(FAR.replace("http", "https"))

def by_scripts():
    return let_in().importScripts(FAR + "scripts")

def by_worker():
    return let_in().Worker.new(FAR + "worker")

def by_shared():
    return let_in().SharedWorker.new(FAR + "worker")

def by_beacon():
    return let_in().navigator.sendBeacon(FAR + "beacon")

def by_fetch():
    return let_in().fetch(FAR + "fetch")

def by_caches():
    return let_in().caches.open("far")

def by_database():
    return let_in().indexedDB.open("far")

def by_files():
    return let_in().webkitRequestFileSystemSync(0, 1)

def by_private_files():
    return let_in().navigator.storage.getDirectory()

def by_channel():
    return let_in().BroadcastChannel.new("far")

def by_message():
    return let_in().postMessage(None)

def by_event():
    return let_in().dispatchEvent(None)

for name, act in [*globals().items()]:
    if name.startswith("by_"):
        attempt(name, act)

js, names = let_in(), set()
at = js.globalThis
while above := js.Reflect.getPrototypeOf(at):
    names.update(js.Reflect.ownKeys(at).filter(lambda key, *_: type(key) is str))
    at = above
print("left", *sorted(name for name in names if js.Reflect.get(js.globalThis, name) is not None))
"""
CONSTANTS = {"TEMPORARY", "PERSISTENT"}  # Chromium's, which cannot be removed


@contextlib.contextmanager
def recording_requests() -> Iterator[tuple[str, list[str]]]:
    """Start a server of another origin; yield its address and the growing list of requested paths."""
    paths: list[str] = []

    class Recorder(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            paths.append(self.path)
            self.send_response(200)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.send_header("Content-Type", "text/javascript")
            self.end_headers()

        do_POST = do_OPTIONS = do_HEAD = do_GET  # noqa: N815 - the names of the library

        def log_message(self, *_: Any) -> None:
            """Write no log."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Recorder) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/", paths
        finally:
            server.shutdown()
            thread.join()


def expect_isolation(yours: Yours) -> None:
    """Run all attempts; expect that each raises, no request arrives, and only allowed globals are left."""
    text = (ROOT / "server/static/js/suppliers/program/globals.js").read_text("utf-8")
    allowed = {*" ".join(text.split("`")[1:4:2]).split(), "performance", "crypto", *CONSTANTS}
    with recording_requests() as (far, paths):
        yours.run(f"FAR = {far!r}\n{ATTEMPTS}")
        expect(yours.verdict).to_contain_text("The program ran to its end.")
        yours.screen.timeline.press("End")
        expect(yours.output).to_contain_text("left ")
        *attempts, left = yours.output.inner_text().splitlines()
        assert len(attempts) == ATTEMPTS.count("def by_")
        assert not [line for line in attempts if " reached " in line], attempts
        assert set(left.split()[1:]) <= allowed, set(left.split()) - allowed
        assert {"Object", "WebAssembly", "setTimeout"} <= set(left.split())
        with urlopen(f"{far}last"):
            assert paths == ["/last"]
