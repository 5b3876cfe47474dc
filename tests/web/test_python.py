"""Tests of Python for the browser: its files, or the reason why they are missing. Nothing is fetched here."""

import gzip
import io
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from threading import Event
from time import monotonic

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from server.app import create_app
from server.cli import parse
from server.cli.serve import Serve
from server.config.config import make_config
from server.launch.serve import run
from server.pyodide.files import VERSION, NoPyodide
from server.pyodide.package import LatestPackage
from server.web import python
from tests.tools.waiting import PATIENCE

CONTENTS = {
    "pyodide.mjs": b"export const one = 1;\n" * 100,
    "pyodide.asm.wasm": b"\0asm" * 100,
    "python_stdlib.zip": b"PK" * 100,
    "pyodide-lock.json": b"{}" * 100,
}


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clear the package made before, and let requests wait for the files."""
    monkeypatch.setattr(python, "package", LatestPackage())
    monkeypatch.setattr(python, "PATIENCE", PATIENCE)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as fetched by npm: small files, with their digests as the known ones."""
    for name, content in CONTENTS.items():
        (tmp_path / name).write_bytes(content)
    digests = {name: sha256(content).hexdigest() for name, content in CONTENTS.items()}
    monkeypatch.setattr("server.pyodide.files.FILES", digests)
    monkeypatch.setattr(python, "fetch", lambda _: tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("pyodide.mjs", "text/javascript"),
        ("pyodide.asm.wasm", "application/wasm"),
        ("python_stdlib.zip", "application/zip"),
        ("pyodide-lock.json", "application/json"),
    ],
)
def test_its_files_come_as_they_are(client: FlaskClient, folder: Path, name: str, kind: str) -> None:
    del folder
    answer = client.get(f"/python/{name}")
    assert (answer.status_code, answer.data, answer.content_type.split(";")[0]) == (200, CONTENTS[name], kind)
    assert (answer.headers["Cache-Control"], answer.headers["Vary"]) == ("no-cache", "Accept-Encoding")
    packed = client.get(f"/python/{name}", headers={"Accept-Encoding": "gzip"})
    if kind == "application/zip":
        assert "Content-Encoding" not in packed.headers
        assert packed.data == CONTENTS[name]
    else:
        assert packed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed.data) == CONTENTS[name]
        assert packed.headers["ETag"] != answer.headers["ETag"]


def test_a_cached_file_is_not_sent_again(client: FlaskClient, folder: Path) -> None:
    del folder
    etag = client.get("/python/pyodide.mjs").headers["ETag"]
    again = client.get("/python/pyodide.mjs", headers={"If-None-Match": etag})
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize("name", ["pyodide.js", "x.zip", "package.json", "..%2fapp.py", "PACKAGE.ZIP"])
def test_nothing_else_is_there(client: FlaskClient, folder: Path, name: str) -> None:
    (folder / "package.json").write_text("{}")
    assert client.get(f"/python/{name}").status_code == 404


def test_our_package_needs_no_pyodide(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(python, "fetch", refuse)
    answer = client.get("/python/package.zip")
    with zipfile.ZipFile(io.BytesIO(answer.data)) as package:
        assert "bitqueens/programs/worker.py" in package.namelist()
    assert answer.headers["ETag"] == client.get("/python/package.zip").headers["ETag"]


def test_our_package_is_made_once_for_all_and_anew_when_a_file_has_changed(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Failed while the package was made for every request, also for an answer without content."""
    made: list[int] = []
    module = tmp_path / "module.py"
    module.write_text("1")

    def list_files() -> list[tuple[str, Path]]:
        made.append(1)
        return [("module.py", module)]

    monkeypatch.setattr("server.pyodide.package.list_files", list_files)
    etags = ask_at_once(client, "package.zip", lambda answer: answer.headers["ETag"])
    assert len(set(etags)) == len(made) == 1
    known = {"If-None-Match": etags[0]}
    assert client.get("/python/package.zip", headers=known).status_code == 304
    assert client.head("/python/package.zip", headers=known).status_code == 304
    assert client.head("/python/package.zip").content_length
    assert len(made) == 1
    module.write_text("22")
    changed = client.get("/python/package.zip", headers=known)
    assert (changed.status_code, len(made)) == (200, 2)
    assert zipfile.ZipFile(io.BytesIO(changed.data)).read("module.py") == b"22"


def ask_at_once(client: FlaskClient, name: str, read: Callable[[TestResponse], str]) -> list[str]:
    """Return the answers to thirty simultaneous requests."""
    pupils = [client.application.test_client() for _ in range(30)]
    with ThreadPoolExecutor(len(pupils)) as threads:
        return [*threads.map(lambda pupil: read(pupil.get(f"/python/{name}")), pupils)]


def refuse(_: object) -> Path:
    raise NoPyodide("without npm it cannot be fetched: do this")


def test_a_missing_pyodide_is_an_error(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Failed: the log had no sentence."""
    monkeypatch.setattr(python, "fetch", refuse)
    answer = client.get("/python/pyodide.mjs")
    assert (answer.status_code, answer.text) == (503, "without npm it cannot be fetched: do this\n")
    assert answer.content_type == "text/plain; charset=utf-8"
    assert "without npm it cannot be fetched: do this" in caplog.text


def test_a_request_is_answered_by_the_progress_while_the_files_come(
    client: FlaskClient, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failed: a request waited until they had come, after a minute on a slow line."""
    began, may_end = Event(), Event()

    def fetch(report: Callable[[int, int], None]) -> Path:
        for fetched in (40, 0):  # npm's wheel has been deleted
            report(fetched, 68)
        began.set()
        assert may_end.wait(PATIENCE)
        return folder

    monkeypatch.setattr(python, "fetch", fetch)
    with monkeypatch.context() as soon:
        soon.setattr(python, "PATIENCE", 0)
        client.get("/python/pyodide.mjs")
        assert began.wait(PATIENCE)
        answer = client.get("/python/pyodide.mjs")
    assert (answer.status_code, answer.json) == (202, {"fetched": 40, "bytes": 68})
    may_end.set()
    assert client.get("/python/pyodide.mjs").status_code == 200


def test_a_folder_of_the_host_is_read_at_the_start(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(python, "fetch", refuse)
    serving = parse(["--no-browser", "--pyodide", str(folder)])
    assert isinstance(serving, Serve)
    client = create_app(make_config(serving.settings)).test_client()
    (folder / "pyodide.mjs").unlink()
    assert client.get("/python/pyodide.mjs").data == CONTENTS["pyodide.mjs"]
    assert run(serving) == 2
    assert capsys.readouterr().err.startswith(f"bitqueens: error: {folder}/pyodide.mjs cannot be read (No such file")


def test_a_failure_answers_all_waiting_requests_until_the_next_attempt(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failed while each request fetched again, one after the other."""
    tried: list[int] = []

    def fail(_: object) -> Path:
        tried.append(1)
        return refuse(_)

    monkeypatch.setattr(python, "fetch", fail)
    assert set(ask_at_once(client, "pyodide.mjs", lambda answer: f"{answer.status} {answer.text}")) == {
        "503 SERVICE UNAVAILABLE without npm it cannot be fetched: do this\n"
    }
    assert len(tried) == 1
    now = monotonic()
    monkeypatch.setattr(python, "monotonic", lambda: now + python.REMEMBERED + 1)
    assert client.get("/python/pyodide.mjs").status_code == 503
    assert len(tried) == 2


def test_another_version_is_an_error_until_the_known_one_is_there(
    client: FlaskClient, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(python, "REMEMBERED", 0)
    (folder / "pyodide.asm.wasm").write_bytes(b"another")
    answer = client.get("/python/pyodide.mjs")
    assert answer.status_code == 503
    assert f"pyodide.asm.wasm is not the file of Pyodide {VERSION}: run `npm pack " in answer.text
    (folder / "pyodide.asm.wasm").unlink()
    assert "pyodide.asm.wasm cannot be read (No such file or directory)" in client.get("/python/pyodide.mjs").text
    (folder / "pyodide.asm.wasm").write_bytes(CONTENTS["pyodide.asm.wasm"])
    assert client.get("/python/pyodide.mjs").status_code == 200
