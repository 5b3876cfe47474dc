"""The page of a learner's own program, and its empty film."""

from __future__ import annotations

import json
import re

from flask import Flask
from flask.testing import FlaskClient

from server.programs.findings import find
from server.watching.program import describe
from server.web.films import fill
from server.web.yours import CATALOGUE, LACKS
from tests.programs.programs import recorded_text
from tests.web.test_films import unpack

QUEENS = "n = 4\nqueens = []\nfor column in (1, 3, 0, 2):\n    queens.append(column)\n"


def test_the_page_is_answered_by_the_program_and_has_its_parts(client: FlaskClient) -> None:
    text = client.get("/yours").get_data(as_text=True)
    assert 'data-supplier="program"' in text
    for part in ("own", "own-side", "own-lines", "own-detail", "door-listing"):
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


def test_every_line_or_every_move_is_a_step(client: FlaskClient) -> None:
    assert [one["id"] for one in CATALOGUE] == ["yours", "moves"]
    text = client.get("/yours").get_data(as_text=True)
    assert '"id": "moves"' in text.replace("&#34;", '"')


def test_the_page_of_our_searches_leads_there_and_back(client: FlaskClient) -> None:
    assert 'id="door-yours" href="yours"' in client.get("/").get_data(as_text=True)
    assert 'id="door-listing" href="./"' in client.get("/yours").get_data(as_text=True)


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


def test_a_film_of_a_program_is_the_empty_one_with_what_was_recorded(app: Flask, client: FlaskClient) -> None:
    del app
    recording = recorded_text(QUEENS)
    empty = client.get("/empty-yours.html").get_data(as_text=True)
    film = unpack(fill(empty, [], program=describe(recording)), "excerpts")
    assert film["program"]["findings"] == json.loads(json.dumps(find(recording)))
    assert film["excerpts"] == []
