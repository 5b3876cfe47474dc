"""`bitqueens lesson check`: what it prints, and how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.cli import lesson, parse

GOOD = "# Mine\n## One\n[place](?n=4)\nA word.\n? free\n"


def check(*files: Path) -> int:
    options = parse(["lesson", "check", *map(str, files)])
    assert isinstance(options, lesson.Lessons)
    return lesson.run(options)


def test_a_good_one_and_a_bad_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.en.md", tmp_path / "bad.de.md"
    good.write_text(GOOD, "utf-8")
    bad.write_text(GOOD.replace("free", "rd") + "\n![x](y)\n", "utf-8")
    assert check(good) == 0
    assert capsys.readouterr().out == f"{good}: 1 stop, 1 question, about 1 min\n"
    assert check(bad, good) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{bad}:5: ? rd cannot be asked at this step; allowed there: next, free, after, line",
        f"{bad}:7: an image is not allowed: text is paragraphs, **bold**, `code`, ``` listings and links",
        f"{good}: 1 stop, 1 question, about 1 min",
    ]


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = tmp_path / "good.en.md"
    good.write_text(GOOD, "utf-8")
    assert check(tmp_path / "none.en.md", good) == 2
    said = capsys.readouterr()
    assert said.err == f"bitqueens lesson: error: {tmp_path}/none.en.md: No such file or directory\n"
    assert said.out.startswith(f"{good}: 1 stop")
