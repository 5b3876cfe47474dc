"""Tests of the command line: its options and its errors."""

import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

from server import __version__
from server.__main__ import run
from server.cli import parse
from server.cli.count import ENGINES, LARGEST_PLAIN, CountCommand
from server.cli.export import Export
from server.cli.forecast import ForecastCommand
from server.cli.parser import COMMANDS, Command
from server.cli.serve import Serve
from server.cli.solutions import Solutions
from server.cli.trace import Steps
from server.config.limits import LARGEST_COUNTED, LARGEST_STEP
from server.search.counting import engines
from server.search.counting.forecast import QUICK_INTERPRETED
from tests.tools.serving import ROOT

WHOLE = "must be a whole number from"
CHOOSE = "argument --cluster: its workers choose engines and threads; leave out --engine and --threads"
CLUSTER = "must be tcp://HOST:PORT, tls://HOST:PORT, local, or local:N with N from 1 to 64"
NO_CLUSTERS = ["", "local:", "local:0", "local:65", "local:x", "tcp://scheduler", "http://scheduler:80"]
NO_CLUSTERS += ["scheduler:8786", "tcp://:8786", "tcp://a:99999", "tcp://[::1:8786", "tcp://a:1/x", "tcp://me@a:1"]
NO_CLUSTERS += ["inproc://a:1"]


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("", Serve("127.0.0.1", None, browser=True)),
        ("--port 0", Serve("127.0.0.1", 0, browser=True)),
        ("--port 65535 --no-browser", Serve("127.0.0.1", 65535, browser=False)),
        ("--light --port 0", Serve("127.0.0.1", 0, browser=True, light=True)),
        ("--fast", Serve("127.0.0.1", None, browser=True, light=False)),
        ("--host :: --port=80", Serve("::", 80, browser=True)),
        ("count 8", CountCommand(8, json=False, engine=None, threads=None)),
        ("count --json --threads 2 --engine batch 34", CountCommand(34, json=True, engine="batch", threads=2)),
        *(
            (f"count 20 --cluster {where}", CountCommand(20, cluster=where))
            for where in ("tcp://scheduler:8786", "tls://10.0.0.1:8786", "tcp://[::1]:8786", "local", "local:4")
        ),
        ("forecast 20", ForecastCommand((20,))),
        ("forecast 20 27 22 --json", ForecastCommand((20, 27, 22), json=True)),
        ("trace basic 8", Steps("basic", 8, 0, None, 1, "text", "all")),
        (
            "trace naive 7 --from 3 --to 9 --stride 2 --format jsonl --goal first",
            Steps("naive", 7, 3, 9, 2, "jsonl", "first"),
        ),
        (f"trace bitmask 8 --to {LARGEST_STEP}", Steps("bitmask", 8, 0, LARGEST_STEP, 1, "text", "all")),
        ("solutions 5 --format board", Solutions(5, "board")),
        ("export a.html", Export(Path("a.html"))),
        ("export a.html 6", Export(Path("a.html"), n=6)),
        ("export --to 5 a.html --goal first basic 4", Export(Path("a.html"), "basic", 4, "first", last=5)),
        ("export a.html --race basic,bitmask 6", Export(Path("a.html"), n=6, race=("basic", "bitmask"))),
        ("export a.html --board Q", Export(Path("a.html"), "puzzle", None, board="Q")),
        ("export a.html puzzle 1 --board Q", Export(Path("a.html"), "puzzle", 1, board="Q")),
        ("export --lesson tour a.html", Export(Path("a.html"), lesson="tour")),
    ],
)
def test_meaning(line: str, meaning: Command) -> None:
    assert parse(line.split()) == meaning


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        *(
            (f"--port={port}", f"argument --port: {WHOLE} 0 to 65535, not {port!r}")
            for port in ("-1", "65536", "8088.0", "1e3", "http", "", "٣")
        ),
        ("--no-b", "unrecognized arguments: --no-b; did you mean --no-browser?"),
        ("--light --fast", "argument --fast: not allowed with argument --light"),
        ("--xyz", "unrecognized arguments: --xyz"),
        ("count 8 --thread=3", "unrecognized arguments: --thread=3; did you mean --threads?"),
        ("cuont 8", "there is no command 'cuont'; did you mean count?"),
        ("help cuont", "there is no command 'cuont'; did you mean count?"),
        ("nonsense", f"there is no command 'nonsense': choose one of {', '.join(COMMANDS)}, or none for the page"),
        ("--port 80 count 8", "unrecognized arguments: count 8"),
        *((f"count {n}", f"argument N: {WHOLE} 1 to 34, not {n!r}") for n in ("0", "40", "x", "8.0", "9" * 5000)),
        ("count 8 --threads 0", f"argument --threads: {WHOLE} 1 to 256, not '0'"),
        ("count", "the following arguments are required: N"),
        ("count 8 9", "unrecognized arguments: 9"),
        ("count 7 --journal x", "argument N: --journal and --cluster need at least 8, not 7"),
        *((f"count 20 --cluster={where}", f"argument --cluster: {CLUSTER}, not {where!r}") for where in NO_CLUSTERS),
        ("count 20 --cluster local:2 --engine=batch", CHOOSE),
        ("count 20 --cluster local:2 --threads=2", CHOOSE),
        ("forecast", "the following arguments are required: N"),
        ("forecast 7", f"argument N: {WHOLE} 8 to 34, not '7'"),
        ("forecast 20 22 35", f"argument N: {WHOLE} 8 to 34, not '35'"),
        ("forecast 20 --seconds 0", f"argument --seconds: {WHOLE} 1 to 3600, not '0'"),
        ("lesson", "the following arguments are required: check, FILE"),
        ("lesson check", "the following arguments are required: FILE"),
        ("trace", "the following arguments are required: ALGORITHM"),
        ("trace basic", "the following arguments are required: N"),
        ("trace basic 8 --stride 0", f"argument --stride: {WHOLE} 1 to {LARGEST_STEP}, not '0'"),
        ("trace basic 33", f"argument N: {WHOLE} 1 to 32, not '33'"),
        ("export", "the following arguments are required: FILE"),
        ("export a.html basic 33", f"argument N: {WHOLE} 1 to 32, not '33'"),
        ("export a.html basic 4 5", "unrecognized arguments: 5"),
        ("export a.html --lesson tour 4", "argument N: a lesson has boards of its own"),
        ("trace basic 8 --form csv", "unrecognized arguments: --form csv; did you mean --format?"),
    ],
)
def test_nonsense_gets_one_sentence(line: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    command, _, _ = line.partition(" ")
    program = f"bitqueens {command}" if command in COMMANDS else "bitqueens"
    with pytest.raises(SystemExit) as exit_:
        parse(line.split())
    assert exit_.value.code == 2
    assert capsys.readouterr() == ("", f"{program}: error: {complaint}\n")


@pytest.mark.parametrize(
    ("line", "begin", "choices"),
    [
        ("count 8 --engine steam", "count: error: argument --engine: invalid choice: 'steam'", ENGINES),
        ("lesson make a.en.md", "lesson: error: argument check: invalid choice: 'make'", ["check"]),
        ("export a.html bogo", "export: error: argument ALGORITHM: invalid choice: 'bogo'", ["bitmask", "plain"]),
        ("trace bogo 8", "trace: error: argument ALGORITHM: invalid choice: 'bogo'", ["bitmask", "naive", "plain"]),
    ],
)
def test_a_wrong_option_is_an_error_with_the_allowed_ones(
    line: str, begin: str, choices: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        parse(line.split())
    assert exit_.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith(f"bitqueens {begin} (choose from ")
    assert all(choice in said for choice in choices)


@pytest.mark.parametrize("line", ["--help", "help", "help help"])
def test_help_begins_with_the_commands(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(line.split())
    usage, _, rest = capsys.readouterr().out.partition("\n\n")
    assert usage == "usage: python3 -m server [COMMAND] [options]"
    commands, _, _ = rest.partition("options:")
    assert [line.split()[0] for line in commands.splitlines() if line.startswith("  ")] == [*COMMANDS]


def test_a_missing_folder_is_refused_before_anything_is_recorded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with mock.patch("server.cli.export.make", side_effect=AssertionError("it has recorded")):
        for file, fault in ((tmp_path / "no/a.html", f"{tmp_path / 'no'}: no such folder"), (tmp_path, "is a folder")):
            assert run(parse(["export", str(file), "bitmask", "4"])) == 2
            assert fault in capsys.readouterr().err


def test_the_largest_board_is_that_of_the_counter() -> None:
    assert engines.MAX_N == LARGEST_COUNTED
    assert tuple(engines.ENGINES) == ENGINES
    assert QUICK_INTERPRETED == LARGEST_PLAIN


@pytest.mark.parametrize(
    ("line", "extras", "wishes"),
    [
        ("count 12", [], []),
        ("count 13", [], ["fast"]),
        ("count 8 --engine richards", [], []),
        ("count 8 --engine avx2", ["fast"], []),
        ("count 9 --journal a", ["fast"], []),
        ("count 9 --cluster local", ["cluster"], []),
        ("forecast 8", ["fast"], []),
    ],
)
def test_a_command_names_the_extras_that_it_needs_and_wishes(line: str, extras: list[str], wishes: list[str]) -> None:
    command = parse(line.split())
    assert (command.extras(), command.wishes() if isinstance(command, CountCommand) else []) == (extras, wishes)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("--version", f"bitqueens {__version__}\n"),
        ("-V", "bitqueens "),
        ("--help", "usage: "),
        ("help count", "usage: "),
    ],
)
def test_help_and_version_need_nothing_installed(line: str, answer: str) -> None:
    # -S: no site-packages; -E: no PYTHONPATH
    command = [sys.executable, "-S", "-E", "-m", "server", *line.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=20)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(answer)
