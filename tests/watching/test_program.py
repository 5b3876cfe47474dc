"""Tests of a followed program: recorded at once, again after each save, and stopped with its process."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from server.programs.recorder.options import Bounds, Options
from server.programs.recording.recording import Recording
from server.watching.program import News, WatchedProgram
from tests.tools.waiting import PATIENCE, until

# Sends a chunk of its own with a value that no recorder writes
FORGES = """\
import json, os, sys, zlib
chunk = {"at": 0, "head": {"stack": 7}, "k": "l", "l": [1], "d": [], "o": []}
content = zlib.compress(json.dumps(chunk, separators=(",", ":")).encode())
frame = sys._getframe()
while frame:
    if sink := getattr(frame.f_locals.get("self"), "_sink", None):
        sink(b"c" + len(content).to_bytes(4, "big") + content)
        os._exit(3)
    frame = frame.f_back
"""
ENDLESS = "import os\nopen({file!r}, 'w').write(str(os.getpid()))\nwhile True:\n    x = 1\n"

Watch = Callable[..., WatchedProgram]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.py"


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def watch(file: Path, said: list[str]) -> Iterator[Watch]:
    """Return a function that follows a file with this text until the end of the test."""
    followed: list[WatchedProgram] = []

    def watch(text: str | None, python: str = sys.executable, **options: Any) -> WatchedProgram:
        if text is not None:
            file.write_text(text, "utf-8")
        program = WatchedProgram(file, Options(path=str(file), **options), python, said.append)
        followed.append(program)
        program.follow()
        return program

    yield watch
    for program in followed:
        program.stop()


def wait_for(program: WatchedProgram, wanted: Callable[[News], object]) -> News:
    """Wait for the first news that pass the check."""
    known: News | None = None
    while True:
        news = program.wait(known, PATIENCE)
        assert news, f"nothing has followed {known}"
        if wanted(news):
            return news
        known = news


def recording_of(program: WatchedProgram) -> Recording:
    found = program._recording
    assert found
    return found


def save(file: Path, text: str) -> None:
    """Save as some editors do: replace the file by a new one."""
    draft = file.with_suffix(".new")
    draft.write_text(text, "utf-8")
    draft.replace(file)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_it_is_recorded_at_once_with_a_message(watch: Watch, said: list[str]) -> None:
    program = watch("print(1)\n")
    assert wait_for(program, lambda news: news.run and not news.running) == News(1, tries=ANY)
    assert recording_of(program).printed(3) == "1\n"
    assert said == ["mine.py: 3 events, done"]


def test_it_is_recorded_again_after_each_save(watch: Watch, file: Path, said: list[str]) -> None:
    """Failed after a program that damaged its recording: the page waited for ever."""
    program = watch("a = 1\n")
    wait_for(program, lambda news: news.run == 1 and not news.running)
    save(file, "a = 1 / 0\n")
    wait_for(program, lambda news: news.run == 2 and not news.running)
    assert recording_of(program).header["source"] == "a = 1 / 0\n"
    save(file, "import os\nopen('../journal', 'r+b').write(b'x' * 9)\nos._exit(3)\n")
    assert wait_for(program, lambda news: news.wrong).wrong.startswith("the program has written into its own recording")
    save(file, FORGES)
    forged = wait_for(program, lambda news: news.run == 4 and not news.running)
    assert forged.wrong.startswith("its recording cannot be read: ")
    save(file, "a = (\n")
    wait_for(program, lambda news: news.run == 5 and not news.running)
    assert recording_of(program).end.reason == "syntax"
    assert said[1].startswith("mine.py: 4 events, exception ZeroDivisionError")


def test_news_have_a_flag_while_it_runs(watch: Watch, tmp_path: Path) -> None:
    program = watch(ENDLESS.format(file=str(tmp_path / "pid")))
    assert wait_for(program, lambda news: news.running) == News(1, running=True)


def test_saved_while_it_runs_the_new_one_is_recorded_and_the_old_one_is_ended(
    watch: Watch, file: Path, tmp_path: Path, said: list[str]
) -> None:
    """Failed while an endless program kept running up to its bounds after a save."""
    pid = tmp_path / "pid"
    program = watch(ENDLESS.format(file=str(pid)), bounds=Bounds(events=10**9, seconds=10 * PATIENCE))
    until(lambda: pid.exists() and pid.read_text(), "it does not begin")
    save(file, "print('mended')\n")
    assert wait_for(program, lambda news: news.run == 2 and not news.running) == News(2, tries=ANY)
    assert recording_of(program).printed(3) == "mended\n"
    assert said == ["mine.py: 3 events, done"]
    until(lambda: not is_alive(int(pid.read_text())), "it still runs")


def test_a_wait_ends_without_news_and_at_the_end(watch: Watch) -> None:
    program = watch("a = 1\n")
    known = wait_for(program, lambda news: news.run and not news.running)
    assert program.wait(known, 0) is None
    program.stop()
    assert program.wait(known, PATIENCE) is None


def test_an_unreadable_file_is_an_error_until_it_comes_back(watch: Watch, file: Path, said: list[str]) -> None:
    program = watch("a = 1\n")
    wait_for(program, lambda news: news.run == 1 and not news.running)
    file.unlink()
    file.mkdir()
    assert wait_for(program, lambda news: news.wrong).wrong == f"{file}: must be a regular file"
    assert said[-1] == f"{file}: must be a regular file"
    file.rmdir()
    file.write_text("b = 2\n")
    assert wait_for(program, lambda news: not (news.running or news.wrong)) == News(ANY, tries=ANY)


def test_a_missing_python_is_an_error(watch: Watch) -> None:
    news = wait_for(watch("a = 1\n", python="no-such-python"), lambda news: news.wrong)
    assert news == News(1, wrong="no-such-python: No such file or directory")


@pytest.mark.skipif(os.name == "nt", reason="the programs of this test are those of other systems")
@pytest.mark.parametrize("name", ["echo", "true", "false"])
def test_a_program_other_than_python_is_an_error(watch: Watch, name: str) -> None:
    """Failed for `echo`, whose output ended the thread that follows, and for `true`, taken for the program's end."""
    python = shutil.which(name)
    assert python
    wrong = wait_for(watch("a = 1\n", python=python), lambda news: news.wrong).wrong
    assert wrong == f"the recorder failed: {python} must be Python 3.10 or newer"
