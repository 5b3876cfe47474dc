"""Test of the answers: the page says nothing false of a program of the corpus, and says what helps."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.search.algorithms.catalogue import ALGORITHMS
from tests.programs.answers import ANSWERS, FOLDERS, Expectation, Page, faults_in, find_program, judge
from tests.tools.programs import find

# program -> why it still fails; empty when all kinds are mended
STILL_FAILING: dict[str, str] = {
    "masks/knights": "another puzzle",
}


@pytest.fixture(scope="module")
def speaker() -> Iterator[Page | None]:
    """Start the page's modules once; None without Node.js."""
    started = Page() if find("node") else None
    yield started
    if started:
        started.close()


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.xfail(reason=STILL_FAILING[name])) if name in STILL_FAILING else name
        for name in ANSWERS
    ],
)
def test_nothing_false_is_said(name: str, speaker: Page | None) -> None:
    path = find_program(name)
    expected = Expectation.of(path.read_text("utf-8"), FOLDERS.get(path.parent.name, ""))
    found = judge(path)
    said = speaker.say(found) if speaker else []
    faults = [
        *faults_in(expected.kind, found["findings"], found["trials"]),
        *(expected.faults(said) if speaker else ()),
    ]
    if faults:
        pytest.fail("\n".join([*faults, "", *map(str, said)]), pytrace=False)


@pytest.mark.parametrize("events", [1_500, 1_000_000])
@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_no_search_of_ours_has_a_fault(algorithm: str, events: int, speaker: Page | None, tmp_path: Path) -> None:
    file = tmp_path / f"{algorithm}.py"
    file.with_suffix(".events").write_text(str(events), "utf-8")
    file.write_text(ALGORITHMS[algorithm].listing().replace("n = 8", "n = 6"), "utf-8")
    found = judge(file)
    assert [*faults_in("right", found["findings"], found["trials"])] == []
    said = speaker.say(found) if speaker else []
    assert [one for one in said if one.grave] == []


@pytest.mark.parametrize("text", ["# wright", "n = 8  # right", "# right or wrong", ""])
def test_a_program_without_a_kind_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a line must be"):
        Expectation.of(f"{text}\n")
