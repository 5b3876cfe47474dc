"""`bitqueens watch` as a program: it says its address, answers there alone, and ends with what it runs."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.tools.serving import COMMAND
from tests.tools.waiting import PATIENCE, until
from tests.watching.test_program import ENDLESS, is_alive


@contextmanager
def watching(file: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process, and the address that it says, with a slash at its end."""
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


def test_it_answers_at_its_own_address_and_ends_what_runs(tmp_path: Path) -> None:
    file, pid = tmp_path / "mine.py", tmp_path / "pid"
    file.write_text(ENDLESS.format(file=str(pid)))
    with watching(file) as (process, address):
        assert 'data-supplier="program"' in read(address)
        with pytest.raises(urllib.error.HTTPError, match="404"):
            read(re.sub(r"/[\w-]+/$", "/", address))
        until(lambda: pid.exists() and pid.read_text(), "it does not begin")
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        until(lambda: not is_alive(int(pid.read_text())), "its program still runs")


def test_each_time_the_address_is_another_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("a = 1\n")
    secrets = []
    for _ in range(2):
        with watching(file) as (_, address):
            secrets.append(address.split("/")[3])
    assert len({*secrets}) == 2


def test_the_program_is_given_what_follows_its_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("import sys\nopen(sys.argv[2], 'w').write(repr(sys.argv[1:]))\n")
    given = tmp_path / "given"
    with watching(file, "8", str(given), "--film", "x"):
        until(lambda: given.exists() and given.read_text(), "it was not run")
    assert given.read_text() == repr(["8", str(given), "--film", "x"])


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
            if news["recordings"] == told + 1:
                told += 1
                draft = tmp_path / "draft"
                draft.write_text(f"a = {told * 1000}\n")
                draft.replace(file)
    assert told == 2
