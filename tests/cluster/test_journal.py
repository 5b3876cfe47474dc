"""The journal: finished items are kept in any event, and damaged lines are refused."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from server.cli.count import CountCommand, run
from server.cluster.answers import ItemAnswer, Mismatch, count_item
from server.cluster.constellations import cut
from server.cluster.items import Items
from server.cluster.journal import BadJournal, open_journal, write_line
from server.cluster.ledger import Ledger, Total
from server.cluster.local import count_locally
from server.search.compiled import COMPILED
from tests.tools.serving import COMMAND
from tests.tools.waiting import until

NESTED = pytest.param(b'{"check":' + b"[" * 200_000 + b"\n", id="nested")

pytestmark = pytest.mark.skipif(not COMPILED, reason="numba is not in use")


@pytest.fixture(scope="module")
def items() -> Items:
    return cut(10, 300)


@pytest.fixture(scope="module")
def lines(items: Items) -> list[bytes]:
    return [write_line(count_item(item), items) for item in items.work]


def resume(path: Path, items: Items) -> Total:
    with open_journal(path, items) as journal:
        return count_locally(Ledger(items, journal))


def test_a_count_goes_on_where_it_was(tmp_path: Path, items: Items, lines: list[bytes]) -> None:
    path = tmp_path / "journal"
    path.write_bytes(b"".join(lines[1::2]))
    total = resume(path, items)
    assert (total.solutions, total.resumed, total.items) == (724, len(lines[1::2]), len(lines))
    again = resume(path, items)
    assert (again.solutions, again.resumed) == (724, len(lines))
    assert path.read_bytes().count(b"\n") == len(lines)


@pytest.mark.parametrize("length", [1, 5, 40, -1])
@pytest.mark.parametrize("whole", [0, 3])
def test_a_torn_last_line_is_dropped(tmp_path: Path, items: Items, lines: list[bytes], whole: int, length: int) -> None:
    path = tmp_path / "journal"
    path.write_bytes(b"".join(lines[:whole]) + lines[whole][:length])
    with open_journal(path, items) as journal:
        assert journal.torn
        assert len(journal.answers) == whole
    assert path.read_bytes() == b"".join(lines[:whole])
    assert resume(path, items).solutions == 724


def test_journals_of_one_plan_can_be_put_together(tmp_path: Path, items: Items, lines: list[bytes]) -> None:
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
        ({"version": "0.0.1"}, r"line 2: version 0.0.1 of the program wrote it; this is "),
        ({"n": 12}, r"line 2: it belongs to a count of N = 12, not of N = 10"),
        ({"plan": "x" * 90}, r"line 2: it belongs to the plan x{40}; here"),
        ({"first": 999_999, "last": 1_000_000}, r"line 2: there is no item 999999 to 999999 of N = 10 in this plan"),
    ],
)
def test_a_journal_of_something_else_is_refused(
    tmp_path: Path, items: Items, lines: list[bytes], fields: dict[str, object], complaint: str
) -> None:
    path = tmp_path / "journal"
    before = lines[0] + altered(lines[1], **fields)
    path.write_bytes(before)
    with pytest.raises(BadJournal, match=complaint), open_journal(path, items):
        pass
    assert path.read_bytes() == before


def test_damage_before_the_last_line_is_refused(tmp_path: Path, items: Items, lines: list[bytes]) -> None:
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


def test_answers_of_a_journal_are_counted_twice_like_others(tmp_path: Path, items: Items, lines: list[bytes]) -> None:
    """Failed while only a known total could reveal a wrong answer of the journal."""
    path = tmp_path / "journal"
    path.write_bytes(b"".join(lines[::2]))
    with open_journal(path, items) as journal:
        total = count_locally(Ledger(items, journal, verify=1))
    assert (total.solutions, total.resumed, total.verified) == (724, len(lines[::2]), len(lines))
    item = next(iter(items.work))
    version = json.loads(lines[0])["version"]
    wrong = write_line(ItemAnswer(item, (9, 9, 9), 1.0, "batch", version), items)
    path.write_bytes(b"".join([wrong, *lines[1:]]))  # all is there, and nothing else to do
    with open_journal(path, items) as journal, pytest.raises(Mismatch, match=f"the item {item} has two answers"):
        count_locally(Ledger(items, journal, verify=1))


@pytest.mark.parametrize("content", [b"Dear diary", b"Dear diary\n", b"[1]\n", b'{"a": 1}\n', NESTED])
def test_nothing_of_another_file_is_lost(tmp_path: Path, items: Items, content: bytes) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content)
    with pytest.raises(BadJournal, match="line 1"), open_journal(path, items):
        pass
    assert path.read_bytes() == content


def test_two_answers_for_an_item_are_refused(tmp_path: Path, items: Items, lines: list[bytes]) -> None:
    item = next(iter(items.work))
    path = tmp_path / "journal"
    version = json.loads(lines[0])["version"]
    path.write_bytes(lines[0] + write_line(ItemAnswer(item, (9, 9, 9), 1.0, "batch", version), items))
    with pytest.raises(Mismatch, match=f"the item {item} has two answers"), open_journal(path, items):
        pass


def test_one_count_at_a_time_writes_it(tmp_path: Path, items: Items) -> None:
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
