"""Tests of `bitqueens watch`: its options, its errors, and the film that it writes in place of a page."""

import os
import sys
from base64 import b64decode
from pathlib import Path

import pytest

from server.cli import parse
from server.cli.watch import Watch
from server.launch.watch import run
from server.programs.recording.recording import Recording
from tests.web.test_films import unpack

WHOLE = "must be a whole number from"


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("mine.py", Watch(Path("mine.py"))),
        ("mine.py -- 8 -v --film x", Watch(Path("mine.py"), ("8", "-v", "--film", "x"))),
        (
            "mine.py --port=1 -h --portly",
            Watch(Path("mine.py"), ("--port=1", "-h", "--portly"), astray=("--port", "-h")),
        ),
        ("--call solve(8) mine.py", Watch(Path("mine.py"), call="solve(8)")),
        ("--input in.txt --seconds 5 mine.py 8", Watch(Path("mine.py"), ("8",), input=Path("in.txt"), seconds=5)),
        ("--python python3.12 mine.py", Watch(Path("mine.py"), python="python3.12")),
        ("--film out.html mine.py", Watch(Path("mine.py"), film=Path("out.html"))),
        ("--port 8088 --no-browser mine.py", Watch(Path("mine.py"), port=8088, browser=False)),
    ],
)
def test_meaning(line: str, meaning: Watch) -> None:
    assert parse(["watch", *line.split()]) == meaning


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "the following arguments are required: FILE"),
        *((f"--seconds={n} x.py", f"argument --seconds: {WHOLE} 1 to 3600, not {n!r}") for n in ("0", "3601", "1.5")),
        *((f"--port={n} x.py", f"argument --port: {WHOLE} 0 to 65535, not {n!r}") for n in ("-1", "65536", "http")),
        ("--film", "argument --film: expected one argument"),
        (
            "mine.py 8 --film=x",
            "--film behind FILE goes to the program: put it before FILE, or write -- between FILE and --film",
        ),
        ("--nonsense x.py", "unrecognized arguments: --nonsense"),
        ("--sec 5 x.py", "unrecognized arguments: --sec; did you mean --seconds?"),
    ],
)
def test_nonsense_gets_one_sentence(line: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        parse(["watch", *line.split()])
    assert exit_.value.code == 2
    assert capsys.readouterr() == ("", f"bitqueens watch: error: {complaint}\n")


SEARCH = """\
import sys

queens = []

def place(row):
    if row == 4:
        return True
    for column in range(4):
        if all(abs(column - c) not in (0, row - r) for r, c in enumerate(queens)):
            queens.append(column)
            if place(row + 1):
                return True
            queens.pop()
    return False

place(0)
print(sys.argv[1:], input())
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(SEARCH)
    return file


def watch(*words: object) -> int:
    command = parse(["watch", *map(str, words)])
    assert isinstance(command, Watch)
    return run(command)


def recording_in(film: Path) -> Recording:
    return Recording.load(b64decode(unpack(film.read_text("utf-8"), "excerpts")["program"]["recording"]))


def test_a_film_is_written(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given, film = tmp_path / "in.txt", tmp_path / "out.html"
    given.write_text("ä\n", "utf-8")
    assert watch("--film", film, "--input", given, file, "8", "-x") == 0
    recording = recording_in(film)
    assert capsys.readouterr() == (
        "",
        f"bitqueens watch: {film}: a film of {recording.count:,} events, done\n"
        "bitqueens watch: 1 solution of 2 on its board of N = 4\n",
    )
    assert recording.header["source"] == file.read_text()
    assert recording.printed(recording.count) == "['8', '-x'] ä\n"
    assert unpack(film.read_text("utf-8"), "excerpts")["program"]["findings"]["size"] == 4
    assert watch("--film", "-", "--input", given, file, "8", "-x") == 0
    assert capsys.readouterr().out.startswith("<!doctype html>")


def test_a_film_of_a_call(tmp_path: Path) -> None:
    file, film = tmp_path / "mine.py", tmp_path / "out.html"
    file.write_text("def twice(x):\n    return 2 * x\n")
    assert watch("--film", film, "--call", "twice(21)", file) == 0
    assert [moment.value for moment in recording_in(film).walk() if moment.kind == "r"][-1] == 42


def test_an_option_of_ours_that_goes_to_the_program_has_a_warning(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    film = tmp_path / "out.html"
    assert watch("--film", film, file, "--seconds=5", "--call", "-x") == 0
    said = capsys.readouterr().err.splitlines()
    behind = "behind FILE goes to the program: put it before FILE if it is meant for this command"
    assert said[:2] == [f"bitqueens watch: {name} {behind}" for name in ("--seconds", "--call")]


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("def f(:\n", "a film of 0 events, syntax "),
        ("import no_such_module\n", "events, missing no_such_module"),
    ],
)
def test_a_program_that_python_cannot_run_ends_with_1_and_the_reason(
    program: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, film = tmp_path / "mine.py", tmp_path / "out.html"
    file.write_text(program)
    assert watch("--film", film, file) == 1
    assert said in capsys.readouterr().err
    assert film.exists()


def test_a_program_that_does_not_end_is_ended(tmp_path: Path) -> None:
    file, film = tmp_path / "mine.py", tmp_path / "out.html"
    file.write_text("import threading\na = 1\nthreading.Event().wait()\n")
    assert watch("--film", film, "--seconds", 1, file) == 0
    assert recording_in(film).end.reason == "seconds"


@pytest.mark.skipif(os.name == "nt", reason="there are no named pipes among its files")
def test_an_unreadable_file_or_python_is_an_error(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    film = tmp_path / "out.html"
    odd = tmp_path / "odd.txt"
    odd.write_bytes(b"\xff\xfe")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    large = [tmp_path / name for name in ("large.py", "large.ipynb", "large")]
    limit = "must have at most {},000,000 bytes, not 100,000,000,000"
    for path in large:
        path.touch()
        os.truncate(path, 10**11)  # not read: that failed, after it had taken up all memory
    for words, complaint in (
        (("--film", film, tmp_path / "none.py"), f"{tmp_path / 'none.py'}: No such file or directory"),
        *(
            (words, f"{odd_one}: must be a regular file")
            for odd_one in (tmp_path, pipe, "/dev/zero")
            for words in (("--film", film, odd_one), ("--film", film, "--input", odd_one, file))
        ),
        (("--film", film, large[0]), f"{large[0]}: {limit.format(1)}"),
        (("--film", film, large[1]), f"{large[1]}: {limit.format(10)}"),
        (("--film", film, "--input", large[2], file), f"{large[2]}: {limit.format(16)}"),
        (("--film", tmp_path / "no" / "out.html", file), f"{tmp_path / 'no'}: no such folder"),
        (("--film", tmp_path, file), f"{tmp_path}: is a folder"),
        (
            ("--film", film, "--input", tmp_path / "none.txt", file),
            f"{tmp_path / 'none.txt'}: No such file or directory",
        ),
        (("--film", film, "--input", odd, file), f"{odd}: the input must be text in UTF-8"),
        (("--film", film, "--python", "no-such-python", file), "no-such-python: No such file or directory"),
    ):
        assert watch(*words) == 2
        assert capsys.readouterr() == ("", f"bitqueens watch: error: {complaint}\n")
    assert not film.exists()


def test_the_usual_python_is_this_one() -> None:
    assert Watch(Path("x")).python == sys.executable
