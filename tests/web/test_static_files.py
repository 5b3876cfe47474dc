"""Tests of static files: a versioned address, cached for ever, compressed on request, never of another version."""

import gzip
import mimetypes
import re
import time
from pathlib import Path
from time import monotonic

import pytest
from flask.testing import FlaskClient

from server.app import create_app
from server.config.config import Config
from server.web import tree
from server.web.tree import StaticTree, encoding_for
from tests.tools.serving import ROOT

STATIC = ROOT / "server/static"
FOREVER = "public, max-age=31536000, immutable"


@pytest.fixture
def base(client: FlaskClient) -> str:
    """Return the address of the static tree, with a slash at its end."""
    found = re.search(r'"(static/[0-9a-f]{16}/)bundles/js/main\.js"', client.get("/").text)
    assert found
    return f"/{found[1]}"


@pytest.mark.parametrize("path", ["/", "/puzzle", "/race", "/exercise", "/worksheet"])
def test_a_page_names_files_of_this_version_alone(client: FlaskClient, base: str, path: str) -> None:
    answer = client.get(path)
    assert answer.headers["Cache-Control"] == "no-cache"
    addresses = re.findall(r'(?:href|src)="(static/[^"]*)"', answer.text)
    assert len(addresses) == 5  # boot script, icon, sheet, that without scripts, bundle
    for address in addresses:
        assert f"/{address}".startswith(base)
        assert client.get(address).status_code == 200, address


@pytest.mark.parametrize("path", ["/", "/race", "/yours"])
def test_a_page_loads_its_modules_one_by_one_if_it_is_asked_to(client: FlaskClient, path: str) -> None:
    text = client.get(f"{path}?modules&n=6").text
    assert "bundles/" not in text
    (entry,) = re.findall(r'<script type="module" src="([^"]*)">', text)
    module = client.get(f"/{entry}").text
    (imported,) = re.findall(r'^import .* from "(\./wire/connection\.js|\.\./wire/connection\.js)";', module, re.M)
    assert client.get(str((Path(f"/{entry}").parent / imported).resolve())).status_code == 200
    assert "bundles/" in client.get(path).text


@pytest.mark.parametrize("path", ["js/main.js/", "js/main.js//", "js//main.js", "js/./main.js", "js/", "js"])
def test_a_file_has_one_address(client: FlaskClient, base: str, path: str) -> None:
    assert client.get(f"{base}js/main.js").status_code == 200
    assert client.get(f"{base}{path}").status_code == 404
    assert client.get(f"/static/{path}").status_code == 404


def test_files_of_the_folder_are_served_byte_for_byte(client: FlaskClient, base: str) -> None:
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    assert len(files) > 100
    for path in files:
        answer = client.get(base + path.relative_to(STATIC).as_posix())
        assert b'@import "' in path.read_bytes() or answer.data == path.read_bytes()
        assert b'@import "' not in answer.data
        assert answer.headers["Cache-Control"] == FOREVER


def test_the_algorithms_come_under_the_version_too(client: FlaskClient, base: str) -> None:
    catalogue = client.get("/algorithms").json
    assert client.get(f"{base}algorithms.json").json == catalogue
    assert catalogue
    for algorithm in catalogue:
        name = algorithm["id"]
        assert client.get(f"{base}listings/{name}.json").json == client.get(f"/listings/{name}").json


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        (None, None),
        ("", None),
        ("gzip", "gzip"),
        ("GZIP, deflate, br", "gzip"),
        ("x-gzip", "gzip"),
        ("*", "gzip"),
        ("identity", None),
        ("br", None),
        ("gzip;q=0", None),
        ("gzip; q=0.001", "gzip"),
        ("gzip;q=0, *", None),
        ("gzip;q=0.5, identity;q=0.9", None),
        ("gzip;q=0.9, identity;q=0.5", "gzip"),
        ("identity;q=0, gzip", "gzip"),
        ("identity;q=0, *", "gzip"),
        ("*;q=0, identity", None),
    ],
)
def test_the_encoding_is_one_that_the_client_takes(
    client: FlaskClient, base: str, accepted: str | None, encoding: str | None
) -> None:
    headers = {} if accepted is None else {"Accept-Encoding": accepted}
    for path in (f"{base}js/main.js", "/"):
        answer = client.get(path, headers=headers)
        assert answer.headers.get("Content-Encoding") == encoding
        assert answer.headers["Vary"] == "Accept-Encoding"
        assert int(answer.headers["Content-Length"]) == len(answer.data)
        plain = client.get(path).data
        assert (gzip.decompress(answer.data) if encoding else answer.data) == plain


@pytest.mark.parametrize("accepted", ["identity;q=0", "*;q=0", "gzip;q=0, identity;q=0", "br, identity;q=0"])
def test_where_no_encoding_will_do_it_says_so(client: FlaskClient, base: str, accepted: str) -> None:
    answer = client.get(f"{base}js/main.js", headers={"Accept-Encoding": accepted})
    assert (answer.status_code, answer.headers["Vary"]) == (406, "Accept-Encoding")


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_head_is_get_without_a_body(client: FlaskClient, base: str, accepted: str) -> None:
    got, told = (
        client.open(f"{base}js/main.js", method=method, headers={"Accept-Encoding": accepted})
        for method in ("GET", "HEAD")
    )
    assert told.data == b""
    assert dict(told.headers) == dict(got.headers)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
def test_other_methods_are_refused(client: FlaskClient, base: str, method: str) -> None:
    answer = client.open(f"{base}js/main.js", method=method)
    assert (answer.status_code, answer.headers["Allow"]) == (405, "GET, HEAD")
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "path",
    [
        "js/main.js",
        "0123456789abcdef/js/main.js",
        "",
        "{}",
        "{}js",
        "{}js/",
        "{}js/nothing.js",
        "{}../app.py",
        "{}/js/main.js",
    ],
)
def test_an_unknown_version_or_file_is_not_found(client: FlaskClient, base: str, path: str) -> None:
    answer = client.get("/static/" + path.format(base.removeprefix("/static/")))
    assert (answer.status_code, answer.text) == (404, "404 Not Found\n")
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_types_are_ours_whatever_the_system_thinks(monkeypatch: pytest.MonkeyPatch, base: str) -> None:
    monkeypatch.setattr(mimetypes, "_db", mimetypes.MimeTypes())  # as on a Windows with a spoilt registry
    mimetypes.add_type("text/plain", ".js")
    client = create_app(Config()).test_client()
    types = {"js/main.js": "text/javascript; charset=utf-8", "css/base.css": "text/css; charset=utf-8"}
    types |= {"favicon.svg": "image/svg+xml", "algorithms.json": "application/json"}
    for path, wanted in types.items():
        answer = client.get(base + path)
        assert answer.content_type == wanted
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


def test_the_icon_leads_to_this_version(client: FlaskClient, base: str) -> None:
    answer = client.get("/favicon.ico")
    assert (answer.status_code, answer.headers["Location"]) == (301, f"{base}favicon.svg".removeprefix("/"))
    assert answer.headers["Cache-Control"] == "no-cache"


def test_many_pages_share_a_look_at_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed while every page checked all five hundred files."""
    looks, now = [], [monotonic()]
    monkeypatch.setattr(tree, "_stamps", lambda _: looks.append(1) or [])
    monkeypatch.setattr(tree, "monotonic", lambda: now[0])
    following = StaticTree(tmp_path, {}, follow=True)
    looks.clear()
    now[0] += tree.LOOK
    for _ in range(30):
        following.refresh()
    assert len(looks) == 1
    now[0] += tree.LOOK
    following.refresh()
    assert len(looks) == 2


def test_a_changed_file_changes_the_version_in_a_checkout_alone(tmp_path: Path) -> None:
    (tmp_path / "js").mkdir()
    (tmp_path / "js/one.js").write_text("1")
    following, fixed = (StaticTree(tmp_path, {}, follow=follow) for follow in (True, False))
    before = following.version
    assert following.refresh(0) is before
    (tmp_path / "js/one.js").write_text("22")
    assert fixed.refresh(0) is fixed.version
    after = following.refresh(0)
    assert after.digest != before.digest
    assert after.files[after.address("js/one.js")].plain == b"22"
    assert before.address("js/one.js") not in after.files
    assert fixed.version.files[fixed.version.address("js/one.js")].plain == b"1"


def test_the_same_files_are_the_same_version(tmp_path: Path) -> None:
    for name in ("a.js", "b.js"):
        (tmp_path / name).write_text(name)
    one = StaticTree(tmp_path, {}, follow=False).version
    time.sleep(0.01)
    (tmp_path / "a.js").write_text("a.js")
    assert StaticTree(tmp_path, {}, follow=False).version.digest == one.digest
    (tmp_path / "a.js").write_text("b.js")
    (tmp_path / "b.js").write_text("a.js")
    assert StaticTree(tmp_path, {}, follow=False).version.digest != one.digest


def test_a_header_that_means_nothing_is_no_failure() -> None:
    for accepted in (";;;", "gzip;q=x", ",", "gzip;q=-1", "\x00", "é", "gzip" * 1000):
        assert encoding_for(accepted) in ("gzip", "identity", None)
