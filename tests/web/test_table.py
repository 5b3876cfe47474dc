"""The page with the tables by plain HTTP, and what can be downloaded from it."""

from __future__ import annotations

import csv
import io

import pytest
from flask.testing import FlaskClient

from server.app import create_app
from server.config.config import Config
from server.formats import sheets
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.index.tables.store import DamagedTable
from server.search.trace.totals import BOARDS, read_totals
from server.timing import cells
from server.web import table


def lines(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_the_page_holds_the_counted_work_and_the_published_figures(client: FlaskClient) -> None:
    answer = client.get("/table")
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-cache"
    for number in (6170, read_totals("bitmask", 12).steps):
        assert f'data-number="{number}"' in answer.text
    for time in ("19.3 ms", "17:24"):
        assert f'data-decimal="{time}"' in answer.text


def test_another_column_is_one_more_number(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    columns, cells_before = len(cells.BOARDS), client.get("/table").text.count("data-cell=")
    monkeypatch.setattr(cells, "BOARDS", (*cells.BOARDS, 17))
    page = create_app(Config()).test_client().get("/table").text
    assert page.count("data-cell=") * columns == cells_before * (columns + 1)
    assert page.count("data-decimal=") == len(table.PUBLISHED) * (columns + 1)
    assert page.count('<option value="17"') == 1


def test_the_work_as_a_sheet(client: FlaskClient) -> None:
    answer = client.get("/table/work.csv")
    assert answer.content_type == "text/csv; charset=utf-8"
    assert answer.headers["Content-Disposition"] == 'attachment; filename="bitqueens-work.csv"'
    found = lines(answer.text)
    assert len(found) == sum(n <= algorithm.largest for algorithm in ALGORITHMS.values() for n in BOARDS)
    (eight,) = [line for line in found if (line["algorithm"], line["n"]) == ("bitmask", "8")]
    assert eight == {
        **{"algorithm": "bitmask", "n": "8", "steps": "6170", "placements": "2056", "rejects": "0"},
        **{"dead_ends": "644", "checks": "1965"},
    }
    (naive,) = [line for line in found if (line["algorithm"], line["n"]) == ("naive", "8")]
    assert (naive["steps"], naive["placements"], naive["rejects"]) == ("16777216", "", "16777124")


def test_a_damaged_table_is_named(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise DamagedTable("search/index/tables/12.xz is damaged")

    monkeypatch.setattr(table, "count_work", broken)
    for path in ("/table", "/table/work.csv"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (500, "search/index/tables/12.xz is damaged\n")


def test_no_times_yet(client: FlaskClient) -> None:
    answer = client.get("/table/times.csv")
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.text.splitlines() == [",".join(sheets.TIMES)]


def test_times_as_a_sheet() -> None:
    cell = {"group": "python", "algorithm": "basic", "n": 8, "kind": "measured", "seconds": 0.25, "runs": 3}
    other = {"group": "compiled", "algorithm": "basic", "n": 8, "kind": "failed", "seconds": None, "runs": 0}
    rest = {"basis": None, "note": "", "at": 0.0}
    found = lines(
        sheets.times_sheet([cell | rest, other | rest | {"note": 'it said "no", twice'}], "a machine, of a kind")
    )
    assert found[0] == {
        **{"group": "python", "algorithm": "basic", "n": "8", "kind": "measured", "time_seconds": "0.25"},
        **{"runs": "3", "forecast_from_n": "", "note": "", "measured_at_utc": "1970-01-01T00:00:00+00:00"},
        "machine": "a machine, of a kind",
    }
    assert (found[1]["time_seconds"], found[1]["note"]) == ("", 'it said "no", twice')
