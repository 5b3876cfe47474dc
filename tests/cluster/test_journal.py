"""The journal: finished items are kept in any event, and damaged lines are refused."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from server.cli.count import CountCommand, run
from server.cluster.items import Cut, Item, cut
from server.cluster.journal import BadJournal, open_journal, write_line
from server.cluster.ledger import Ledger, Total, count_here
from server.search.compiled import is_compiled
from tests.cluster.members import count_item
from tests.tools.serving import COMMAND
from tests.tools.waiting import until

NESTED = pytest.param(b'{"check":' + b"[" * 200_000 + b"\n", id="nested")

pytestmark = pytest.mark.skipif(not is_compiled(), reason="numba is not in use")


# As version 1.0.0 wrote them when items could be counted twice; the last one is a part of a constellation.
OLD = {
    14: (
        b'{"n": 14, "first": 782, "last": 1619, "part": 0, "parts": 1, "completions": {"8": 24094, "4": 610, "2": 48}, '
        b'"seconds": 0.010314, "engine": "vbmi2", "version": "1.0.0", "plan": "1dec543361ab837f", "check": '
        b'"ba056c76a8c8618a"}\n'
        b'{"n": 14, "first": 0, "last": 782, "part": 0, "parts": 1, "completions": {"8": 20632, "4": 281, "2": 8}, '
        b'"seconds": 0.009928, "engine": "vbmi2", "version": "1.0.0", "plan": "1dec543361ab837f", "check": '
        b'"c6c9eb90b056f9d6"}\n'
        b'{"n": 14, "first": 1619, "last": 1632, "part'
    ),
    23: (
        b'{"n": 23, "first": 637, "last": 638, "part": 1, "parts": 3, "completions": {"8": 71006497, "4": 0, "2": 0}, '
        b'"seconds": 19.30009, "engine": "vbmi2", "version": "1.0.0", "plan": "b77cf7aedd5a0a32", "check": '
        b'"0787881c91b4d372"}\n'
    ),
}


def test_a_journal_of_another_version_resumes(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    path.write_bytes(OLD[14])
    total = resume(path, cut(14))
    assert (total.solutions, total.items, total.resumed) == (365_596, 3, 2)
    path.write_bytes(OLD[23])
    with open_journal(path, cut(23)) as journal:
        (answer,) = journal.answers.values()
        assert (answer.item, answer.solutions) == (Item(23, 637, 638, 1, 3), 8 * 71_006_497)
        assert write_line(answer, cut(23)) == OLD[23]


@pytest.fixture(scope="module")
def items() -> Cut:
    return cut(10, 300)


@pytest.fixture(scope="module")
def lines(items: Cut) -> list[bytes]:
    return [write_line(count_item(item), items) for item in items]


def resume(path: Path, items: Cut) -> Total:
    with open_journal(path, items) as journal:
        return count_here(Ledger(items, journal))


def test_a_count_goes_on_where_it_was(tmp_path: Path, items: Cut, lines: list[bytes]) -> None:
    path = tmp_path / "journal"
    path.write_bytes(b"".join(lines[1::2]))
    total = resume(path, items)
    assert (total.solutions, total.resumed, total.items) == (724, len(lines[1::2]), len(lines))
    again = resume(path, items)
    assert (again.solutions, again.resumed) == (724, len(lines))
    assert path.read_bytes().count(b"\n") == len(lines)


@pytest.mark.parametrize("length", [1, 5, 40, -1])
@pytest.mark.parametrize("whole", [0, 3])
def test_a_torn_last_line_is_dropped(tmp_path: Path, items: Cut, lines: list[bytes], whole: int, length: int) -> None:
    path = tmp_path / "journal"
    path.write_bytes(b"".join(lines[:whole]) + lines[whole][:length])
    with open_journal(path, items) as journal:
        assert journal.torn
        assert len(journal.answers) == whole
    assert path.read_bytes() == b"".join(lines[:whole])
    assert resume(path, items).solutions == 724


def test_journals_of_one_plan_can_be_put_together(tmp_path: Path, items: Cut, lines: list[bytes]) -> None:
    path = tmp_path / "journal"
    path.write_bytes(b"".join([*lines[:4], *lines[2:6]]))
    assert resume(path, items).resumed == 6


def altered(line: bytes, **fields: object) -> bytes:
    """A line with other fields and the right checksum."""
    from server.cluster.journal import _check

    known = {**json.loads(line), **fields}
    del known["check"]
    return json.dumps({**known, "check": _check(known)}).encode() + b"\n"


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"n": 12}, r"line 2: it belongs to a count of N = 12, not of N = 10"),
        ({"plan": "x" * 90}, r"line 2: it belongs to the plan x{40}; here"),
    ],
)
def test_a_journal_of_something_else_is_refused(
    tmp_path: Path, items: Cut, lines: list[bytes], fields: dict[str, object], complaint: str
) -> None:
    path = tmp_path / "journal"
    before = lines[0] + altered(lines[1], **fields)
    path.write_bytes(before)
    with pytest.raises(BadJournal, match=complaint), open_journal(path, items):
        pass
    assert path.read_bytes() == before


def test_damage_before_the_last_line_is_refused(tmp_path: Path, items: Cut, lines: list[bytes]) -> None:
    path = tmp_path / "journal"
    not_json = "the line is damaged: it is not JSON$"  # once in the words of Python's json module
    for damaged, complaint in (
        (lines[0].replace(b'"4": ', b'"4": 1'), "its checksum is wrong$"),
        (lines[0][:30] + b"\n", not_json),
        (b"\0" * 40 + b"\n", not_json),
        (b"\xff\n", not_json),
    ):
        path.write_bytes(damaged + lines[1])
        with pytest.raises(BadJournal, match=f"line 1: .*{complaint}"), open_journal(path, items):
            pass


@pytest.mark.parametrize("content", [b"Dear diary", b"Dear diary\n", b"[1]\n", b'{"a": 1}\n', NESTED])
def test_nothing_of_another_file_is_lost(tmp_path: Path, items: Cut, content: bytes) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content)
    with pytest.raises(BadJournal, match="line 1"), open_journal(path, items):
        pass
    assert path.read_bytes() == content


def test_two_answers_for_an_item_are_refused(tmp_path: Path, items: Cut, lines: list[bytes]) -> None:
    path = tmp_path / "journal"
    path.write_bytes(lines[0] + altered(lines[0], completions={"8": 9, "4": 9, "2": 9}))
    with pytest.raises(BadJournal, match=r"line 2: the item .* has another answer in an earlier line"):
        resume(path, items)


def test_one_count_at_a_time_writes_it(tmp_path: Path, items: Cut) -> None:
    path = tmp_path / "journal"
    with (
        open_journal(path, items),
        pytest.raises(BadJournal, match="another count is writing it"),
        open_journal(path, items),
    ):
        pass


def test_the_command_goes_on_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "journal"
    assert run(CountCommand(10, journal=path, json=True)) == 0
    first = json.loads(capsys.readouterr().out)
    assert (first["solutions"], first["resumed"]) == (724, 0)
    with path.open("ab") as file:
        file.write(b'{"n": 10, "fir')
    assert run(CountCommand(10, journal=path)) == 0
    said = capsys.readouterr()
    assert said.out.startswith("N = 10: 724 solutions in ")
    assert said.out.endswith(f"{first['items']} item, 1 from the journal)\n")
    assert f"the last line of {path} is incomplete and was dropped" in said.err
    assert f"1 of 1 item is in {path}" in said.err
    assert run(CountCommand(11, journal=path)) == 2
    assert "it belongs to a count of N = 10, not of N = 11" in capsys.readouterr().err
    assert run(CountCommand(11, journal=tmp_path)) == 2
    assert "error: " in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to send")
def test_a_killed_count_loses_only_items_in_flight(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    command = [*COMMAND, "count", "16", "--engine", "batch", "--threads", "1", "--journal", str(path), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        try:
            until(lambda: path.exists() and path.read_bytes().count(b"\n") >= 3, "three items take too long")
        finally:
            process.kill()
    written = path.read_bytes().count(b"\n")
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    total = json.loads(done.stdout)
    assert (total["solutions"], total["resumed"]) == (14_772_512, written)
    assert f"{written} of {total['items']} items are in {path}" in done.stderr
