"""Faults of the machine: the server is killed, the disk is full, a clock jumps. Afterwards everything continues."""

import ast
import asyncio
import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from server.files.private import private_folder
from server.search.compiled import is_compiled
from tests.hosting.conftest import Held, Start
from tests.tools.page import WINDOW, Page, online, run_in_thread
from tests.tools.raw import RawClient
from tests.tools.serving import COMMAND, ROOT, ServerProcess
from tests.tools.slow import some
from tests.tools.source import parse_source
from tests.tools.waiting import PATIENCE, until
from tests.tools.windows import WindowChecker

PAGES, SPEED = 50, 64.0  # steps a second: a window each


@pytest.mark.slow  # beside one page
def test_fifty_pages_go_on_at_their_step_when_a_killed_server_is_back() -> None:
    """Killed while all pages play: each gets each step once, in order, and all continue within ten seconds."""
    film = WindowChecker(10)
    with ExitStack() as stack:
        first = stack.enter_context(ServerProcess())
        pages = [Page(first.port, 10, number * WINDOW, film.check) for number in range(PAGES)]

        async def kill_and_return() -> float:
            async with online(pages):
                playing = [asyncio.create_task(page.play(SPEED, 600)) for page in pages]
                await all_of(lambda page: page.steps >= 2 * WINDOW)
                first.process.kill()
                await all_of(lambda page: not page.connected.is_set())
                stopped = {page: page.steps for page in pages}
                stack.enter_context(ServerProcess("--port", str(first.port)))
                returned = time.monotonic()
                await all_of(lambda page: page.steps >= stopped[page] + 2 * WINDOW)
                for task in playing:
                    task.cancel()
                return time.monotonic() - returned

        async def all_of(true: Callable[[Page], bool]) -> None:
            end = time.monotonic() + 40
            while not all(true(page) for page in pages):
                assert time.monotonic() < end, "some page is stuck"
                await asyncio.sleep(0.02)

        assert run_in_thread(kill_and_return()) < 10
    assert [page.wrong for page in pages] == [[]] * PAGES
    assert {page.connections for page in pages} == {2}


def test_a_class_that_plays_loses_and_doubles_nothing(start: Start, held: Callable[[str], Held]) -> None:
    """A small version of the benchmark's load, at different steps and at the same ones; nothing is left afterwards."""
    address = start()
    before = held(address)
    film = WindowChecker(12)
    port = int(address.rstrip("/").rsplit(":", 1)[1])
    starts = [number * 100 * WINDOW for number in range(20)] + [20_000 * WINDOW] * 20
    pages = [Page(port, 12, begin, film.check) for begin in starts]

    async def play() -> None:
        async with online(pages):
            await asyncio.gather(*map(play_on, pages))

    async def play_on(page: Page) -> None:
        while page.steps < 6 * WINDOW:  # once is not enough on a busy machine
            await page.play(128, 2.9)

    run_in_thread(play())
    assert [page.wrong for page in pages] == [[]] * len(pages)
    assert all(page.connections == 1 for page in pages)
    before.returns()


def healthy(port: int) -> dict[str, object]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as answer:
            return dict(json.load(answer))
    except OSError:
        return {}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot limit the size of files so easily")
@pytest.mark.parametrize("disk", some(["full", "read-only"], "full"))
def test_without_a_disk_to_write_to_it_serves(disk: str, tmp_path: Path) -> None:
    """Kernels cannot be cached, nor announcement and log written: it still compiles and serves."""
    with ServerProcess() as other:
        port = other.port  # free again in a moment
    cache = tmp_path if disk == "full" else Path("/proc/nowhere")
    unwritable = {"XDG_CACHE_HOME": str(cache), "HOME": str(cache), "TMPDIR": str(cache), "NUMBA_CACHE_DIR": ""}
    environ = {**os.environ, **unwritable, "BITQUEENS_LOG_LEVEL": "debug"}
    limit = "ulimit -f 0;" if disk == "full" else ""
    out = "/dev/full" if Path("/dev/full").exists() else os.devnull
    shell = ["sh", "-c", f'{limit} exec "$0" "$@" >{out} 2>{out}', *COMMAND, "--no-browser", "--port", str(port)]
    with subprocess.Popen(shell, env=environ) as server:
        try:
            until(lambda: server.poll() is not None or healthy(port), "it does not answer")
            with RawClient(f"http://127.0.0.1:{port}/") as viewer:
                run = {"type": "read", "id": 1, "algorithm": "bitmask", "n": 14}
                viewer.send(json.dumps(run | {"start": 10**7, "stop": 10**7 + 2}))
                assert '"steps":[{"step":10000000,' in viewer.receive()
        finally:
            server.terminate()
        assert server.wait(PATIENCE) == 0
    assert list(tmp_path.rglob("*.nbi")) == []


def test_a_disk_that_fills_up_later_is_no_reason_to_fail() -> None:
    """Fails without `_guard_cache`: numba writes after compiling, in the middle of an answer."""
    code = """if True:
        import errno
        from numba.core import caching
        def full(*_): raise OSError(errno.ENOSPC, "No space left on device")
        caching.IndexDataCacheFile.save = full
        caching.IndexDataCacheFile.load = lambda *_: None
        from server.search.outline.kernel import ones
        print(ones(7))"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == ("3\n", "")


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "cut": lambda content: content[: len(content) // 2],
    "zeros at the end": lambda content: content[:-500] + bytes(500),
    "a changed byte": lambda content: content[:99] + bytes([content[99] ^ 1]) + content[100:],
}


@pytest.mark.skipif(not is_compiled(), reason="numba is not in use")
@pytest.mark.parametrize("damage", some(DAMAGES, "empty", "a changed byte"))
def test_a_damaged_kernel_is_compiled_anew(damage: str, tmp_path: Path) -> None:
    """Failed with a traceback at each start; changed code could do anything, since numba does not check it."""
    cache = private_folder(tmp_path / "cache")

    def run(before: str = "") -> str:
        code = f"{before}from server.search.outline.kernel import ones; print(ones(7))"
        environ = {**os.environ, "NUMBA_CACHE_DIR": str(cache)}
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, timeout=PATIENCE)
        assert (done.returncode, done.stdout) == (0, "3\n"), done.stderr
        return done.stderr

    assert run() == ""
    for kind in ("nbc", "nbi"):
        (file,) = cache.rglob(f"*.{kind}")
        file.write_bytes(DAMAGES[damage](file.read_bytes()))
        assert run().startswith(f"{file} was damaged")
    assert run() == ""
    fails = "from numba.core import caching; caching.CompileResultCacheImpl.rebuild = None; "
    assert "cannot be loaded (TypeError: " in run(fails)


def test_a_clock_that_jumps_is_not_looked_at(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of day jumps by years in both directions while a viewer is silent, sends requests, and is pinged."""
    address = start(heartbeat=0.5)  # the answer to a ping is late on a busy machine
    clock = time.time
    with RawClient(address) as viewer:
        for years in (0, 5, -5, 5):
            monkeypatch.setattr(time, "time", lambda years=years: clock() + years * 3.2e7)
            assert viewer.socket.recv(2) == b"\x89\x00"
            viewer.send_bytes(b"\x8a\x80\x00\x00\x00\x00")
            viewer.send('{"type": "describe", "id": 1, "algorithm": "bitmask", "n": 8}')
            while (data := viewer.socket.recv(4096)) == b"\x89\x00":
                viewer.send_bytes(b"\x8a\x80\x00\x00\x00\x00")
            assert b'"steps":6170' in data


# Time stamps of rooms; no wait depends on them.
DATED = {"server/rooms/rooms.py"}


def asks_for_the_time_of_day(node: ast.AST) -> bool:
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return (node.value.id, node.attr) in {("time", "time"), ("datetime", "now"), ("time", "time_ns")}
    if isinstance(node, ast.ImportFrom) and node.module == "time":
        return bool({"time", "time_ns"} & {alias.name for alias in node.names})
    return False


def test_nothing_asks_for_the_time_of_day() -> None:
    """`time.monotonic` cannot be set; code that uses another clock fails here."""
    files = {file.relative_to(ROOT).as_posix(): file for file in (ROOT / "server").rglob("*.py")}
    asking = {name for name, file in files.items() if any(map(asks_for_the_time_of_day, ast.walk(parse_source(file))))}
    assert asking == DATED
