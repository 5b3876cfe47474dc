"""Commands, options and variables of earlier versions are refused by one sentence each."""

import pytest

from server.cli import parse
from server.cli.gone import GONE, find_gone


@pytest.mark.parametrize("name", GONE)
def test_each_is_refused_by_one_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    is_variable = name.startswith("BITQUEENS_")
    arguments, environ = ([], {name: "1"}) if is_variable else (name.split(), {})
    with pytest.raises(SystemExit) as exit_:
        parse(arguments, environ)
    assert exit_.value.code == 2
    said = capsys.readouterr().err
    assert said.endswith(f": error: {name} is gone: {GONE[name]}\n")
    assert said.count("\n") == 1


def test_an_option_is_found_with_its_value_and_in_its_command_alone() -> None:
    assert find_gone(["--port", "0", "--metrics=9100"], {})
    assert find_gone(["watch", "queens.py", "--metrics", "9100"], {}) is None  # of the learner's program
    assert find_gone(["count", "8"], {"BITQUEENS_METRICS": "9100"}) is None
    assert find_gone(["--metrics", "9100", "--help"], {}) is None
    assert find_gone([], {"BITQUEENS_METRICS": " "}) is None


@pytest.mark.parametrize(
    "line",
    ["index 19 --threads 2", "count 9 --verify 0.1", "count --verify=1 9", "trace basic 8 --format=csv --from 3"],
)
def test_a_command_and_what_stands_behind_it(line: str) -> None:
    assert find_gone(line.split(), {})


@pytest.mark.parametrize("line", ["", "count 8 --cluster local", "trace basic 8 --format jsonl", "watch a.py --verify"])
def test_what_is_there_is_not_gone(line: str) -> None:
    assert find_gone(line.split(), {}) is None
