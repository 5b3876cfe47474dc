"""Requests that pages of other sites make a browser send: what costs work is refused, links and frames work."""

from __future__ import annotations

import pytest
from flask import Flask

from server.app import create_app, is_light
from server.config.config import Config

WORK = "/download/solutions.txt?n=4&form=columns"
CROSS = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"}
LINK = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
FRAME = LINK | {"Sec-Fetch-Dest": "iframe"}
FETCH = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"}
SCHOOL = "https://school.example"


def status(headers: dict[str, str], config: Config | None = None, path: str = WORK) -> int:
    return create_app(config or Config()).test_client().get(path, headers=headers).status_code


@pytest.mark.parametrize(
    "headers",
    [
        CROSS,
        FRAME,
        FETCH | {"Origin": "https://evil.example"},
        CROSS | {"Sec-Fetch-Site": "same-site"},
        LINK | {"Sec-Fetch-Dest": "empty"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost:81"},
    ],
)
def test_other_sites_get_no_work_done(headers: dict[str, str]) -> None:
    """Fails without `is_foreign`."""
    assert status(headers) == 403


@pytest.mark.parametrize(
    "headers",
    [
        {},  # curl
        {"Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"},
        {"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"},
        {"Sec-Fetch-Site": "same-origin", "Origin": "https://queens.example"},  # a proxy has changed Host
        {"Origin": "http://localhost"},
        LINK,
    ],
)
def test_our_own_pages_links_and_other_programs_do(headers: dict[str, str]) -> None:
    assert status(headers) == 200


@pytest.mark.parametrize(
    "config", [Config(allow_origin=(SCHOOL,)), Config(allow_embedding=(SCHOOL,)), Config(allow_embedding=("*",))]
)
def test_sites_that_may_do(config: Config) -> None:
    assert status(FETCH | {"Origin": SCHOOL}, config) == 200
    evil = 200 if "*" in config.allow_embedding else 403
    assert status(FETCH | {"Origin": "https://evil.example"}, config) == evil
    assert status(FRAME, config) == evil  # a frame does not say whose it is


def test_every_address_costs_work_unless_it_is_on_the_list(app: Flask) -> None:
    """A new address is refused to other sites until somebody says that it costs nothing."""
    client = app.test_client()
    paths = [rule.rule.replace("<name>", "bitmask") for rule in app.url_map.iter_rules()]
    assert {"/", "/download/steps.csv", "/download/steps.jsonl", "/table/times.csv", "/listings/bitmask"} <= {*paths}
    for path in paths:
        refused = client.get(path, headers=CROSS).status_code == 403
        assert refused != is_light(path), path
        if path != "/ws":
            assert client.get(path, headers=LINK).status_code != 403, path
    assert client.get("/static/nothing", headers=CROSS).status_code == 404


def test_a_page_in_a_frame_comes_and_its_policy_decides() -> None:
    for path in ("/", "/race", "/table", "/exercise", "/worksheet", "/study"):
        answer = create_app(Config(allow_embedding=(SCHOOL,))).test_client().get(path, headers=FRAME)
        assert answer.status_code == 200
        assert answer.headers["Content-Security-Policy"].endswith(f"frame-ancestors 'self' {SCHOOL}")
