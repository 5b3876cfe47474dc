"""Tests of films in one file, also of a learner's program: their content and their errors."""

import gzip
import json
import re
from base64 import b64decode
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from server import Film, Trace
from server.cli import parse
from server.cli.export import Export, run
from server.film import record_lesson, record_race
from server.programs.verdict.findings import find
from server.watching.program import describe
from server.web.films import fill, pack
from server.web.yours import LACKS
from tests.programs.programs import recorded_text

AT_MOST = "a film in one file has at most 20,000 steps"


def unpack(text: str, element: str) -> Any:
    (packed,) = re.findall(rf'<script type="text/plain" id="{element}">([^<]*)</script>', text)
    return json.loads(gzip.decompress(b64decode(packed)))


def test_the_same_film_has_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one.html", "other.html"):
        Film(Trace("plain", 4)).save(tmp_path / name)
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "other.html").read_bytes()


def test_it_holds_the_stretch_and_begins_there() -> None:
    film = unpack(Film(Trace("bitmask", 18), 10**11, 10**11 + 50).html(), "excerpts")
    (excerpt,) = film["excerpts"]
    assert (excerpt["start"], excerpt["stop"]) == (10**11, 10**11 + 50)
    assert film["begins"] == {"run": {"algorithm": "bitmask", "n": 18, "goal": "all"}, "step": 10**11}


def test_nothing_in_it_ends_its_scripts_too_early() -> None:
    text = Film(Trace("bitmask", 4)).html()
    inline = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    assert len(inline) == 2
    assert not [script for script in inline if "<!--" in script or "\u2028" in script]
    assert '\n"js/main.js": ' in unpack(text, "page-files")["module"]


def test_packed_data_may_hold_anything() -> None:
    odd = "</script><!-- \u2028 </SCRIPT"
    text = fill('<script type="text/plain" id="excerpts"></script>', "odd", [], files={"odd": odd})
    assert text.count("</") == 1
    assert unpack(text, "excerpts")["files"] == {"odd": odd}
    assert re.fullmatch(r"[\w+/=]+", pack(odd))


@pytest.mark.parametrize(
    ("text", "title"),
    [
        (lambda: Film(Trace("bitmask", 4)).html(), "N = 4, bitmask"),
        (lambda: Film(Trace("basic", 6), 10, 91).html(), "N = 6, basic, steps 10 to 90"),
        (lambda: Film(Trace("plain", 4, "first")).html(), "N = 4, plain, first solution"),
        (lambda: record_race(["plain", "bitmask"], 4), "Race, N = 4: plain, bitmask"),
        (lambda: record_lesson("tree", "en"), "All searches, one tree"),
    ],
)
def test_a_film_has_a_title_and_a_description_of_its_own(text: Callable[[], str], title: str) -> None:
    film = text()
    assert f"<title data-own>{title} · Bitqueens</title>" in film
    assert f'<meta name="description" content="{title}: a film, step by step, without a network">' in film


def test_a_lesson_has_its_texts_and_its_films() -> None:
    film = unpack(record_lesson("tree"), "excerpts")
    assert set(film["files"]) == {"lessons/index.json", "lessons/tree.en.json", "lessons/tree.de.json"}
    assert film["begins"]["lesson"] == {"name": "tree", "stop": 0}
    runs = {(one["run"]["algorithm"], one["run"]["n"]): (one["start"], one["stop"]) for one in film["excerpts"]}
    assert runs["bitmask", 4] == (0, 50)
    assert runs["basic", 8] == (19833 - 200, 19834)
    german = unpack(record_lesson("tree", "de"), "excerpts")["files"]
    assert set(json.loads(german["lessons/index.json"])["tree"]) == {"de"}


def test_a_race_has_its_lanes() -> None:
    film = unpack(record_race(["plain", "bitmask"], 4), "excerpts")
    assert [one["run"]["algorithm"] for one in film["excerpts"]] == ["plain", "bitmask"]
    assert film["begins"] == {"lanes": ["plain", "bitmask"], "n": 4}


def test_a_notebook_shows_a_sentence_and_a_frame_that_reaches_nothing_else() -> None:
    shown = Film(Trace("bitmask", 4), height=500)._repr_html_()
    assert shown.startswith("<p>Trace(&#x27;bitmask&#x27;, 4) as a film.")
    assert '<iframe sandbox="allow-scripts" style="width:100%;height:500px;border:0"' in shown
    assert Trace("naive", 8)._repr_html_().count("<iframe") == 1


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Film(Trace("bitmask", 12)), f"{AT_MOST}, not 2,568,566: choose a stretch"),
        (lambda: Film(Trace("bitmask", 20)), f"{AT_MOST}, not all of a trace of unknown size: choose a stretch"),
        (lambda: Film(Trace("bitmask", 4), 50), "a film must begin with a step of its trace, 0 to 49, not 50"),
        (
            lambda: Film(Trace("bitmask", 4), 9, 9),
            "a film must have at least one step; there is none from 9 up to before 9",
        ),
        (lambda: record_lesson("no"), "lesson must be one of tour, bits,"),
        (lambda: record_race(["basic", "naive"], 8), f"{AT_MOST}, not 16,777,216"),
    ],
)
def test_a_wrong_argument_of_a_film_is_an_error(make: Any, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        make()


def test_the_command_writes_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "queens.html"
    command = parse(["export", str(file), "loop", "4", "--from", "3", "--to", "9", "--language", "de"])
    assert isinstance(command, Export)
    assert run(command) == 0
    (excerpt,) = unpack(file.read_text("utf-8"), "excerpts")["excerpts"]
    assert (excerpt["run"]["algorithm"], excerpt["start"], excerpt["stop"]) == ("loop", 3, 10)
    assert capsys.readouterr().err.startswith(f"bitqueens export: {file}, ")
    assert run(replace(command, file=Path("-"))) == 0
    assert capsys.readouterr() == (file.read_text("utf-8"), "")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["bitmask", "12"], AT_MOST),
        (["naive", "9"], "n must be a whole number from 1 to 8, not 9"),
        (["--lesson", "none"], "lesson must be one of tour"),
    ],
)
def test_an_error_of_the_command_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], message: str
) -> None:
    command = parse(["export", str(tmp_path / "film.html"), *options])
    assert isinstance(command, Export)
    assert run(command) == 2
    assert capsys.readouterr().err.startswith(f"bitqueens export: error: {message}")
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("--race basic", "argument --race: must name two to four searches, not 'basic'"),
        ("--race basic,fast", "argument --race: must only name searches of backtracking, basic,"),
        ("--race basic,loop --lesson tour", "a film must be of a search, of a --lesson or of a --race: choose one"),
        ("basic --lesson tour", "a film must be of a search, of a --lesson or of a --race: choose one"),
        ("--from x", "argument --from: must be a whole number from 0 to"),
    ],
)
def test_options_that_contradict_are_an_error(capsys: pytest.CaptureFixture[str], options: str, message: str) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(["export", "film.html", *options.split()])
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith(f"bitqueens export: error: {message}")


QUEENS = "n = 4\nqueens = []\nfor column in (1, 3, 0, 2):\n    queens.append(column)\n"


def test_the_page_is_answered_by_the_program_and_has_its_parts(client: FlaskClient) -> None:
    text = client.get("/yours").get_data(as_text=True)
    assert 'data-supplier="program"' in text
    assert "<title>Yours · Bitqueens</title>" in text
    for part in ("own", "own-side", "own-lines", "own-detail"):
        assert text.count(f'id="{part}"') == 1
    assert 'id="listing"' not in text
    for gone in LACKS:
        assert f'data-drawer="{gone}"' not in text
    for there in ("export", "settings", "keys"):
        assert f'data-drawer="{there}"' in text


def test_it_knows_where_python_is(client: FlaskClient) -> None:
    text = client.get("/yours").get_data(as_text=True)
    (said,) = re.findall(r'data-supply="([^"]+)"', text)
    facts = json.loads(said.replace("&#34;", '"'))["python"]
    assert (facts["pyodide"], facts["package"], facts["snapshot"]) == ("python/", "python/package.zip", None)
    assert facts["bytes"] > 10**6
    assert client.get(f"/{facts['package']}").status_code == 200


def test_the_page_of_our_searches_leads_there_and_back(client: FlaskClient) -> None:
    assert 'id="door-yours" href="yours"' in client.get("/").get_data(as_text=True)
    assert '<a href="./" data-say="watch">' in client.get("/yours").get_data(as_text=True)


def test_the_empty_film_is_a_page_in_one_file(client: FlaskClient) -> None:
    text = client.get("/empty-yours.html").get_data(as_text=True)
    assert not re.findall(r'(?:src|href)="(?!#|data:)[^"]*\.(?:js|css|svg)', text)
    assert len(re.findall(r"<script>(.*?)</script>", text, re.DOTALL)) == 2
    modules = re.findall(r'^"(.*\.js)": ', unpack(text, "page-files")["module"], re.M)
    assert {"js/main.js", "js/suppliers/program/program.js", "js/yours/yours.js", "js/algorithms/yours.js"} <= {
        *modules
    }
    for gone in ("js/suppliers/recorded.js", "js/export/", "js/exercise/", "js/race/"):
        assert not [path for path in modules if path.startswith(gone)]
    assert {"js/words/en/yours.js", "js/words/de/yours.js"} <= {*modules}
    assert "connect-src" not in text
    assert "default-src &#39;none&#39;" in text or "default-src 'none'" in text


def test_a_film_of_a_program_is_the_empty_one_with_the_recording(app: Flask, client: FlaskClient) -> None:
    del app
    recording = recorded_text(QUEENS)
    empty = client.get("/empty-yours.html").get_data(as_text=True)
    film = unpack(fill(empty, "mine.py", [], program=describe(recording, find(recording))), "excerpts")
    assert film["program"]["findings"] == json.loads(json.dumps(find(recording)))
    assert film["excerpts"] == []
