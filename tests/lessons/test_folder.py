"""Tests of a server's lessons: the shipped ones and those of a folder."""

import json
import logging
from pathlib import Path

import pytest

from server.app import create_app
from server.config.config import Config
from server.lessons.check import read_folder
from server.lessons.index import About, derive_lessons, summarize
from server.lessons.lesson import lesson_object
from server.lessons.parse import parse
from server.web.tree import FOLDER

GOOD = "# Mine\n## One\n[place](?n=4)\nA word.\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mine.en.md").write_text(GOOD, "utf-8")
    (tmp_path / "mine.de.md").write_text(GOOD.replace("Mine", "Meine"), "utf-8")
    (tmp_path / "README.md").write_text("What this folder is", "utf-8")
    return tmp_path


def test_a_wrong_lesson_is_left_out_and_reported(folder: Path) -> None:
    (folder / "bad.en.md").write_text(GOOD + "- a list\n\n*it*\n", "utf-8")
    (folder / "Bad name.md").write_text(GOOD, "utf-8")
    (folder / "coded.en.md").write_bytes("# Größe".encode("latin-1"))
    (folder / "folder.en.md").mkdir()
    found = read_folder(folder)
    assert sorted(found.files) == ["lessons/mine.de.md", "lessons/mine.en.md"]
    told = [line.removeprefix(f"{folder}/") for line in found.refused]
    assert [line.partition(";")[0] for line in told] == [
        "Bad name.md:1: the file is called Bad name.md",
        "bad.en.md:5: a list is not allowed: text is paragraphs, **bold**, `code`, ``` listings and links",
        "bad.en.md:7: italic text is not allowed: text is paragraphs, **bold**, `code`, ``` listings and links",
        "coded.en.md:1: the file is not UTF-8",
        "folder.en.md: Is a directory",
    ]


def test_they_are_served_beside_the_shipped_ones(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "bad.en.md").write_text("# One", "utf-8")
    with caplog.at_level(logging.WARNING, "bitqueens"):
        client = create_app(Config(lessons=str(folder))).test_client()
    assert [record.getMessage() for record in caplog.records] == [
        f"a lesson is left out: {folder}/bad.en.md:1: no stop; each begins with a heading like ## A ray is a 1"
    ]
    page = client.get("/").get_data(as_text=True)
    root = FOLDER + page.partition(FOLDER)[2].partition("/")[0]
    index = json.loads(client.get(f"/{root}/lessons/index.json").get_data())
    names = list(index)
    assert (names[0], names[-1]) == ("tour", "mine")
    assert index["mine"] == {
        "de": {"title": "Meine", "minutes": 1, "stops": 1, "taught": False},
        "en": {"title": "Mine", "minutes": 1, "stops": 1, "taught": False},
    }
    assert client.get(f"/{root}/lessons/mine.en.md").get_data(as_text=True) == GOOD
    filmed = [{"run": {"algorithm": "bitmask", "n": 4, "goal": "all"}}]
    shown = json.dumps({**lesson_object(parse(GOOD)), "filmed": filmed})
    assert json.loads(client.get(f"/{root}/lessons/mine.en.json").get_data()) == json.loads(shown)
    assert client.get(f"/{root}/lessons/bad.en.json").status_code == 404


def test_one_of_your_own_takes_the_place_of_a_shipped_one() -> None:
    files = {"lessons/tour.en.md": GOOD.encode(), "lessons/notes.txt": b"", "css/page.css": b""}
    assert list(json.loads(derive_lessons(files)["lessons/index.json"])) == ["tour"]


def test_minutes_grow_with_words_and_questions() -> None:
    words = "word " * 300
    assert summarize(parse(GOOD)) == About("Mine", 1, 1)
    assert summarize(parse(f"{GOOD}\n{words}\n")).minutes == 3
    assert summarize(parse(f"{GOOD}\n{words}\n? free\n## Two\n[p](?n=4) look: row\n? free\n")) == About("Mine", 4, 2)
    assert summarize(parse("# `A`\n```\n## no stop\n```\n")) == About("A", 1, 0)
