"""Tests of hostile programs: each ends with one clear reason, and leaves nothing behind."""

import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from server.programs import childprocess
from server.programs.childprocess import ChildProcess
from server.programs.process import Failed, record_apart
from server.programs.recorder.calls import missing_names, offer_calls
from server.programs.recorder.effects import read_effects
from server.programs.recorder.ends import End
from server.programs.recorder.options import Bounds, Options
from server.programs.recorder.trees import read_tree
from server.programs.recording.blocks import NoRecording
from server.programs.recording.recording import Recording
from server.programs.verdict.findings import find
from tests.programs.programs import CORPUS, record_file
from tests.tools.slow import some
from tests.tools.waiting import until

BOUNDS = Bounds(events=20_000, seconds=30, bytes=60_000_000, output=10_000)
# file -> its end, and its notes
ENDS: dict[str, tuple[End, list[str]]] = {
    "asks": (End("input", 1, "EOFError: EOF when reading a line"), []),
    "asks_again": (End("input", 3), []),
    "broken": (End("syntax", 1, "'(' was never closed"), []),
    "deep": (End("recursion", 2), []),
    "deep_on_purpose": (End("recursion", 7), []),
    "endless": (End("events", 3, "20,000"), []),
    "forks": (End("process", 4), []),
    "grows": (End("memory", 2), []),
    "leaves": (End("exit", None, "3"), []),
    "lies": (End("done"), []),
    "looks_around": (End("done"), ["settrace"]),
    "many_events": (End("events", 3, "20,000"), []),
    "megabytes": (End("done"), ["output"]),
    "missing": (End("missing", 1, "a_package_that_nobody_has"), []),
    "needs_argument": (End("argument", 5, "1"), []),
    "only_defines": (End("uncalled"), ["typing"]),
    "own_equality": (End("done"), []),
    "python2": (End("python2", 2, 'print "queens:", n'), []),
    "python2_names": (End("python2", 1, "NameError: name 'raw_input' is not defined"), []),
    "raises": (End("exception", 2, "IndexError: list assignment index out of range"), []),
    "sleeps": (End("done"), ["sleep"]),
    "starts_process": (End("process", 4), []),
    "swallows": (End("events", 4, "20,000"), []),
    "threads": (End("done"), ["threads"]),
    "too_large": (End("memory", 1), []),
    "writes": (End("done"), []),
}
USUAL = ["asks_again", "forks", "grows", "leaves", "starts_process", "swallows", "too_large", "writes"]
only_here = pytest.mark.skipif(sys.platform != "linux", reason="signals and limits are those of Linux")


def watch(name: str, bounds: Bounds = BOUNDS, **more: object) -> Recording:
    return record_file(CORPUS / f"hostile/{name}.py", Options(bounds=bounds, **more))  # type: ignore[arg-type]


@only_here
@pytest.mark.parametrize("name", some(ENDS, *USUAL))
def test_each_has_its_end(name: str) -> None:
    end, notes = ENDS[name]
    recording = watch(name)
    assert recording.end == end
    assert [reason for reason, _ in recording.header.get("notes", [])] == notes
    assert recording.count <= BOUNDS.events
    if recording.count:
        assert recording.state(recording.count - 1).stack


def test_each_program_of_the_corpus_has_its_end() -> None:
    names = {path.stem for path in (CORPUS / "hostile").glob("*.py")}
    assert names - {"crashes", "forges"} == ENDS.keys()  # the one is tested below, the other in a browser


@only_here
def test_python_itself_may_crash() -> None:
    recording = watch("crashes")
    assert recording.end == End("crash", None, signal.strsignal(signal.SIGSEGV) or "")


# Code that ends a program, or blocks outside of Python -> the recorded end
SUDDEN = {
    "os.kill(os.getpid(), 9)": End("crash", None, signal.strsignal(9) or ""),
    "ctypes.string_at(0)": End("crash", None, signal.strsignal(signal.SIGSEGV) or ""),
    "os._exit(3)": End("exit", None, "3"),
    "any(map(os.truncate, itertools.repeat(sys.argv[1]), itertools.count()))": End("seconds", None, "1000"),
}


@only_here
@pytest.mark.parametrize("last", some(SUDDEN, "os._exit(3)", [*SUDDEN][-1]))
@pytest.mark.parametrize("rounds", [1, 10])
def test_a_sudden_end_loses_no_event(tmp_path: Path, last: str, rounds: int) -> None:
    """Failed while the events of the unfinished chunk were lost, in a short program all events."""
    began = tmp_path / "began"
    began.touch()
    source = f"import ctypes, itertools, os, sys\nfor i in range({rounds}):\n    print(i)\n{last}\n"
    options, child = Options(argv=[str(began)], bounds=replace(BOUNDS, seconds=1000)), ChildProcess()
    with ThreadPoolExecutor() as pool:
        running = pool.submit(record_apart, source, options, child)
        until(lambda: running.done() or began.stat().st_size, "it does not come to its last line")
        if not running.done():
            child.end_late()  # as at the time limit
        recording = running.result()
    assert recording.end == SUDDEN[last]
    assert recording.moment(recording.count - 1).line == 4
    assert recording.state(recording.count - 1).globals == {"i": rounds - 1}
    assert recording.printed(recording.count) == "".join(f"{i}\n" for i in range(rounds))


@pytest.mark.parametrize("text", ["+".join(["1"] * 200_000), "-" * 100_000 + "1", "f" + "[0]" * 100_000])
def test_text_nested_too_deeply_has_its_own_end(tmp_path: Path, text: str) -> None:
    """Failed with our own RecursionError, or a MemoryError."""
    file = tmp_path / "nested.py"
    file.write_text(f"x = {text}\n")
    recording = record_file(file, Options())
    assert recording.end.reason == "syntax"
    assert recording.end.text.startswith(("RecursionError", "MemoryError"))
    assert find(recording)["board"] is None


def test_a_text_without_a_tree_has_no_calls_and_may_change_anything() -> None:
    text = f"x = {'-' * 100_000}1\n"
    assert read_tree(text) is None
    assert (offer_calls(text), missing_names(text), read_effects(text).get(1)) == ([], {}, None)
    assert read_effects("x = 1\n").get(1) == (("x",), False)


@only_here
def test_nothing_is_left_behind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    recording = watch("writes")
    assert recording.printed(recording.count) == "a queen\n"
    assert list(tmp_path.iterdir()) == []
    assert not (CORPUS / "hostile/left behind.txt").exists()
    assert not list(CORPUS.rglob("__pycache__"))


@only_here
def test_time_is_up_for_a_program_that_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "goes_on.py"
    file.write_text("while True:\n    try:\n        pass\n    except:\n        pass\n")
    recording = record_file(file, Options(bounds=Bounds(events=10**9, seconds=0.3)))
    assert recording.end.reason == "seconds"
    assert recording.count > 1_000


@only_here
def test_a_run_can_be_stopped() -> None:
    options, child = Options(bounds=Bounds(events=10**9)), ChildProcess()
    with ThreadPoolExecutor() as pool:
        running = pool.submit(record_apart, "while True:\n    pass\n", options, child)
        child.stop()
        assert running.result().end == End("stopped")


def test_the_recorder_s_own_mistakes_are_not_the_program_s(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "child.py"
    broken.write_text("raise KeyError('a mistake of ours')\n")
    monkeypatch.setattr(childprocess, "CHILD", broken)
    with pytest.raises(Failed, match="a mistake of ours"):
        record_apart("a = 1\n", Options())


# Code that damages its own recording -> the part of the error that names the damage
FORGERIES = {
    "for fd in range(3, 30):\n    try: os.write(fd, b'x' * 9)\n    except OSError: pass": "must begin with h, c or e",
    "open('../journal', 'r+b').write(b'x' * 9)\nos._exit(3)": "must be one that begins with its first event",
    "open('../journal', 'r+b').write(b'0\\nx\\n\\n')\nos._exit(3)": "Expecting value",
    "os.remove('../journal')\nos.mkfifo('../journal')\nos._exit(3)": "must be a regular file",
    "os.truncate('../journal', 10**10)\nos._exit(3)": "must have at most",
    "import sys\nfor _ in range(10**4): sys._getframe(2).f_locals['self']._sink(b'c' + bytes(4))": "10,000 blocks",
    'import sys, zlib\nchunk = zlib.compress(b\'{"at":0,"l":[]}\')\n'
    "sys._getframe(2).f_locals['self']._sink(b'c' + len(chunk).to_bytes(4, 'big') + chunk)\nos._exit(3)": "'k'",
}


@only_here
@pytest.mark.parametrize("source", FORGERIES)
def test_a_program_that_damages_its_recording_is_told_so(source: str) -> None:
    """Failed with "must be Python 3.10 or newer", with an error of ours, or never ended."""
    with pytest.raises(NoRecording, match="the program has written into its own recording") as refused:
        record_apart(f"import os\n{source}\n", Options())
    assert FORGERIES[source] in str(refused.value)


def test_files_of_its_folder_are_imported_and_followed(tmp_path: Path) -> None:
    (tmp_path / "board.py").write_text("SIZE = 4\ndef fits(a):\n    return a < SIZE\n")
    (tmp_path / "data.txt").write_text("5")
    (tmp_path / "main.py").write_text("from board import fits\nn = int(open('data.txt').read())\nprint(fits(n))\n")
    recording = record_file(tmp_path / "main.py", Options())
    assert recording.printed(recording.count) == "False\n"
    assert recording.header["files"] == [["board.py", (tmp_path / "board.py").read_text()]]
    inner = [(frame.function, frame.file) for moment in recording.walk() for frame in moment.state.stack[1:]]
    assert set(inner) == {("<module>", 1), ("fits", 1)}


def test_nothing_of_ours_is_in_the_program_s_way(tmp_path: Path) -> None:
    (tmp_path / "run.py").write_text(
        "import sys\nprint('child' in sys.modules, __name__, sys.argv[1:], sys.path[0])\nimport recorder\n"
    )
    recording = record_file(tmp_path / "run.py", Options(argv=["8"]))
    assert recording.end.reason == "missing"
    assert recording.printed(recording.count) == f"False __main__ ['8'] {tmp_path}\n"


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "utf-8-sig"])
def test_the_encoding_of_a_file_is_its_own(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "queen.py"
    file.write_bytes(f"# coding: {encoding.removesuffix('-sig')}\nprint('Königin')\n".encode(encoding))
    recording = record_file(file, Options())
    assert recording.printed(recording.count) == "Königin\n"


def test_the_environment_may_change_while_it_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed with KeyError if another thread deleted a variable meanwhile."""
    real = os.environ.get

    def get(name: str, default: str | None = None) -> str | None:
        return None if name == "PATH" else real(name, default)

    monkeypatch.setattr(os.environ, "get", get)
    assert "PATH" not in childprocess.environment()
    assert childprocess.environment()["PYTHONHASHSEED"] == "0"
