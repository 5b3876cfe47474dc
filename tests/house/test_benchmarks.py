"""The benchmarks' own bookkeeping: targets, percentiles, the table and the README's five lines. Measures nothing."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

from server.search.trace.trace import Trace
from tests.benchmarks import __main__ as command
from tests.benchmarks import report
from tests.benchmarks.measuring import Measurement, at_least, at_most, interleaved, spread
from tests.benchmarks.page import FRAME, by_frame
from tests.benchmarks.peers import plain
from tests.tools.serving import ROOT


def test_a_target_is_about_the_p99_where_there_is_one() -> None:
    assert Measurement("", 5, "ms").met is None
    assert Measurement("", 5, "ms", at_most(5)).met
    assert not Measurement("", 5, "×", at_least(6)).met
    assert not Measurement("", 5, "ms", at_most(6), p99=7).met


def test_a_spread_is_told_in_milliseconds() -> None:
    told = spread("", [number / 1000 for number in range(1, 101)], most=100)
    assert told.value == pytest.approx(50.5)
    assert told.p99 == pytest.approx(100)


def test_what_is_compared_takes_turns() -> None:
    turns = []

    def runner(name: str, answers: Iterator[float]) -> float:
        turns.append(name)
        return next(answers)

    first, second = iter([1.0, 9.0, 2.0]), iter([5.0, 5.0, 5.0])
    medians = interleaved(3, {"a": lambda: runner("a", first), "b": lambda: runner("b", second)})
    assert medians == {"a": 2.0, "b": 5.0}
    assert turns == ["a", "b"] * 3


def test_a_table_row_names_value_target_and_verdict() -> None:
    assert report.row("seek", Measurement("any step", 0.444, "ms", at_most(5), 12.34)) == (
        "| seek | any step | 0.44 / 12.3 ms | ≤ 5 | **missed** |"
    )
    assert report.row("count", Measurement("all", 1234.5, "×", at_least(100))) == (
        "| count | all | 1,234 × | ≥ 100 | met |"
    )


def test_what_has_no_target_is_folded_away() -> None:
    aimed, other = Measurement("a", 1, "ms", at_most(2)), Measurement("b", 1, "ms")
    before, _, after = report.table([("seek", [aimed, other])]).partition("<details>")
    assert "| seek | a |" in before
    assert "| seek | b |" in after
    assert "<details>" not in report.table([("seek", [aimed])])


def test_only_the_place_between_the_markers_is_written() -> None:
    text = f"above\n{report.BEGIN}\nold\n{report.END}\nbelow\n"
    once = report.insert(text, "new\n")
    assert once == f"above\n{report.BEGIN}\nnew\n{report.END}\nbelow\n"
    assert report.insert(once, "new\n") == once
    with pytest.raises(ValueError, match="markers"):
        report.insert("no markers", "new\n")


def test_the_readme_has_five_lines_of_the_figures() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = readme.partition(report.BEGIN)[2].partition(report.END)[0].strip().splitlines()
    assert len(shown) == len(report.CHOSEN) == 5
    figures = (ROOT / "tests" / "benchmarks" / "FIGURES.md").read_text("utf-8")
    assert figures.startswith(report.TITLE)
    for line, (name, words) in zip(shown, report.CHOSEN.items(), strict=True):
        (row,) = [row for row in figures.splitlines() if row.startswith(f"| {' | '.join(name)} | ")]
        assert line == f"- {words.format(row.split(' | ')[2])}"


def test_what_was_not_measured_has_no_line() -> None:
    assert report.lines([("seek", [Measurement("N = 18: any step", 6.9, "ms", None, 21.2)])]) == (
        "- going to any step of N = 18 takes 6.9 / 21.2 ms (p50 / p99)\n"
    )


def test_every_subject_is_a_module_of_its_name() -> None:
    folder = ROOT / "tests" / "benchmarks"
    modules = {file.stem for file in folder.glob("*.py")} | {file.parent.name for file in folder.glob("*/__init__.py")}
    subjects = {*command.SUBJECTS, *command.LONG}
    assert subjects == modules - {"__init__", "__main__", "measuring", "report"}
    assert all(callable(import_module(f"tests.benchmarks.{subject}").measure) for subject in subjects)


@pytest.mark.parametrize("n", [1, 2, 4, 6])
def test_the_plain_peers_do_the_same_work(n: int) -> None:
    total = Trace("bitmask", n).total
    assert total
    assert plain.count(n) == total.solutions
    assert len(list(plain.walk(n))) == total.steps


def test_a_frames_script_is_all_that_ran_up_to_the_next_frame() -> None:
    def event(name: str, start: int, length: int, used: int) -> dict[str, object]:
        return {"name": name, "ts": start, "dur": length, "tdur": used}

    trace = [
        event("FunctionCall", 0, 500, 500),  # before the first frame
        event(FRAME, 1000, 4000, 3000),
        event("FunctionCall", 1100, 3800, 2900),  # within it: counted already
        event("Layout", 5000, 9000, 9000),  # no script
        event("FunctionCall", 15000, 1000, 1000),  # an answer that came
        event(FRAME, 17000, 2000, 2000),
        event(FRAME, 80000, 1, 1),
    ]
    script, lengths = by_frame(list(reversed(trace)))
    assert script == [4.0, 2.0]
    assert lengths == [16.0, 63.0]
