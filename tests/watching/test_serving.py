"""Tests of `bitqueens watch` as a process: it prints its address, answers only there, and ends with its program."""

import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.programs.test_childprocess import STUCK
from tests.tools.serving import COMMAND
from tests.tools.waiting import PATIENCE, until


@contextmanager
def watching(file: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start the process; yield it and its address, with a slash at its end."""
    command = [*COMMAND, "watch", "--no-browser", str(file), *arguments]
    with subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        try:
            said = process.stdout.readline()
            found = re.fullmatch(rf"{file.name} is shown at (http://127\.0\.0\.1:\d+/[\w-]{{20,}}/) \(.*\)\n", said)
            assert found, said
            yield process, found[1]
        finally:
            process.kill()


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def receive(reader: int) -> bytes:
    assert select.select([reader], [], [], PATIENCE)[0], "nothing comes"
    return os.read(reader, 9)


@pytest.mark.parametrize(("number", "status"), [("SIGINT", 0), ("SIGKILL", -9), ("SIGHUP", -1)])
def test_it_answers_at_its_own_address_and_its_program_ends_with_it(tmp_path: Path, number: str, status: int) -> None:
    """Failed while the program ran on after a kill."""
    file, pipe = tmp_path / "mine.py", tmp_path / "pipe"
    os.mkfifo(pipe)
    file.write_text(f"pipe = open({str(pipe)!r}, 'w')\nprint('here', file=pipe, flush=True)\n{STUCK}")
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    usual = signal.signal(signal.SIGHUP, signal.SIG_DFL)  # below nohup it is ignored, by each child, too
    with watching(file) as (process, address):
        signal.signal(signal.SIGHUP, usual)
        assert 'data-supplier="program"' in read(address)
        with pytest.raises(urllib.error.HTTPError, match="404"):
            read(re.sub(r"/[\w-]+/$", "/", address))
        assert receive(reader).startswith(b"here\n")  # it is recorded and tried at once
        process.send_signal(getattr(signal, number))
        assert process.wait(PATIENCE) == status
        while receive(reader):
            pass  # the pipe ends with its last writer
    os.close(reader)


HOSTS = {"127.0.0.1": b"404", "localhost": b"404", "evil.example": b"403", "a@b": b"403", "": b"400"}
TARGETS = ["/", "/program", "/news", "/stream", "/stream/why?origin=http://x", "/static/x", "/%2e%2e/", "/x/../?a"]
BAD = [b"GET\r\n\r\n", b"GET / HTTP/3.0\r\n\r\n", b"GET / HTTP/1.1\nHost: x\n\n\r\n\r\n", b"get x HTTP/1.1\r\n\r\n"]


def ask(address: str, request: bytes) -> bytes:
    """Return the whole answer to these bytes."""
    host, port = address.split("/")[2].split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as connection:
        connection.sendall(request)
        return b"".join(iter(lambda: connection.recv(65536), b""))


def test_no_answer_contains_the_secret_for_strangers(tmp_path: Path) -> None:
    """Failed for every path: each answer contained the secret prefix, with any host."""
    file = tmp_path / "mine.py"
    file.write_text("a = 1\n")
    upgrade = "Connection: close, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    with watching(file) as (_, address):
        secret = address.split("/")[3].encode()
        cut = f"/{secret.decode()[:-1]}/"
        for host, status in HOSTS.items():
            for target in [*TARGETS, cut, f"{cut}program", f"http://{host or 'x'}/", "*"]:
                for method in ("GET", "HEAD", "POST", "OPTIONS", "TRACE", "PROPFIND"):
                    for more in ("Connection: close\r\n", upgrade, "X-Forwarded-Prefix: /x\r\nConnection: close\r\n"):
                        named = f"Host: {host}\r\n" if host else ""
                        answer = ask(address, f"{method} {target} HTTP/1.1\r\n{named}{more}\r\n".encode())
                        assert secret not in answer
                        if target in TARGETS and host:
                            assert answer.split()[1] == status, (host, target)
        for request in [*BAD, b"GET /" + b"a" * 100_000]:
            assert secret not in ask(address, request)


@pytest.mark.skipif(sys.platform != "linux", reason="a terminal, and a desktop that is only named")
def test_a_browser_is_started_with_an_address_that_is_good_once(tmp_path: Path) -> None:
    """Failed while the secret was in the browser's command line, which all users of the machine can read."""
    file, browser, opened = tmp_path / "mine.py", tmp_path / "browser", tmp_path / "opened"
    file.write_text("a = 1\n")
    browser.write_text(f'#!/bin/sh\nprintf "%s\\n" "$1" >{opened}\n')
    browser.chmod(0o755)
    desktop = {name: value for name, value in os.environ.items() if name != "SSH_CONNECTION"}
    desktop |= {"DISPLAY": ":0", "BROWSER": f"{browser} %s"}
    terminal, end = os.openpty()
    with subprocess.Popen([*COMMAND, "watch", str(file)], stdout=end, stderr=subprocess.PIPE, env=desktop) as process:
        try:
            secret = re.search(rb"shown at http://[^/]+/([\w-]{20,})/", os.read(terminal, 1024))
            assert secret
            until(lambda: opened.exists() and opened.read_text().endswith("\n"), "no browser was started")
            once = opened.read_text().strip()
            assert secret[1].decode() not in once
            evil = once.replace("127.0.0.1", "evil.example").split("/", 3)
            assert ask(once, f"GET /{evil[3]} HTTP/1.0\r\nHost: {evil[2]}\r\n\r\n".encode()).split()[1] == b"403"
            assert 'data-supplier="program"' in read(once)
            with pytest.raises(urllib.error.HTTPError, match="404"):
                read(once)
        finally:
            process.kill()
            os.close(terminal)
            os.close(end)


def test_each_time_the_address_is_another_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("a = 1\n")
    secrets = []
    for _ in range(2):
        with watching(file) as (_, address):
            secrets.append(address.split("/")[3])
    assert len({*secrets}) == 2


def test_the_program_gets_the_arguments_behind_its_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("import sys\nopen(sys.argv[2], 'a').write(f'{sys.argv[1:]}\\n')\n")
    given = tmp_path / "given"
    asked = f"{['8', str(given), '--film', 'x']}\n"  # its tries ask for other sizes
    with watching(file, "--", "8", str(given), "--film", "x"):
        until(lambda: given.exists() and asked in given.read_text(), "it was not run as asked")


def test_the_news_come_while_it_runs(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("a = 1\n")
    with watching(file) as (_, address), urllib.request.urlopen(f"{address}news", timeout=PATIENCE) as stream:
        told = 0
        while told < 2:
            line = stream.readline().decode()
            if not line.startswith("data: "):
                continue
            news = json.loads(line.removeprefix("data: "))
            if news["run"] == told + 1 and not news["running"]:
                told += 1
                draft = tmp_path / "draft"
                draft.write_text(f"a = {told * 1000}\n")
                draft.replace(file)
    assert told == 2
