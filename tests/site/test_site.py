"""Tests of building a site: its files, and the errors before any file is written."""

import io
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from posixpath import normpath

import pytest
from flask.testing import FlaskClient

from server.cli import parse
from server.cli.site import Site, run
from server.pyodide import files as pyodide
from server.pyodide.files import NoPyodide, read_files
from server.pyodide.package import NAME, OTHERS, make_package
from server.search.algorithms.catalogue import ALGORITHMS
from server.site import snapshot
from server.site.build import PAGES, RECORDED, NotEmpty, build, make_excerpt
from server.site.snapshot import SnapshotFailed, make_snapshot
from server.web.gone import write_pages
from server.web.supply import Supply


def test_the_package_is_the_same_each_time() -> None:
    assert make_package() == make_package()


def test_the_package_answers_alone(tmp_path: Path) -> None:
    """Run the package with its own third-party packages, and no others."""
    with zipfile.ZipFile(io.BytesIO(make_package())) as package:
        names = package.namelist()
        assert {name.split("/")[0] for name in names} == {NAME, *OTHERS}
        for other in OTHERS:
            assert any(name.startswith(f"{other}/LICEN") for name in names), other
    (tmp_path / "package.zip").write_bytes(make_package())
    program = f"""if True:
        import sys
        sys.path.insert(0, {str(tmp_path / "package.zip")!r})
        from {NAME}.solo.worker import Worker
        files = []
        worker = Worker(print, lambda *file: files.append(file))
        worker.receive('{{"type": "describe", "id": 1, "algorithm": "bitmask", "n": 18}}')
        worker.load(1, "download/excerpt.json?algorithm=caching&n=4")
        worker.load(2, "qr.svg?address=x")
        while worker.run_turn():
            pass
        assert [file[1] for file in files] == ["", ""], files
    """
    done = subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=False)
    assert '"steps":178097533472' in done.stdout, done.stderr


def test_old_addresses_lead_on_below_any_folder(client: FlaskClient) -> None:
    supply = Supply("site", ending=".html", policy="default-src 'none'")
    with client.application.app_context():
        pages = dict(write_pages(supply))
    for path, page in pages.items():
        (target,) = re.findall('url=([^"]*)"', page)
        file = (Path(path).parent / target.partition("?")[0]).as_posix()
        assert normpath(file).removesuffix(".html") in PAGES, path
        assert f'<a href="{target}">' in page, path


def test_whole_films_of_two_boards_are_recorded_in_every_search() -> None:
    assert set(RECORDED) == {(name, n) for name in ALGORITHMS for n in (4, 8)} - {("naive", 8)}
    assert b'"stop":50,' in make_excerpt("bitmask", 4)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "site"


def test_a_folder_that_is_not_empty_stays_as_it_is(folder: Path) -> None:
    folder.mkdir()
    (folder / "mine.txt").write_text("mine")
    with pytest.raises(NotEmpty) as refused:
        build(folder, folder, print, print)
    assert str(refused.value) == f"{folder} must be a new or empty folder; nothing was written"
    assert [path.name for path in folder.iterdir()] == ["mine.txt"]


def test_pyodide_has_to_be_the_one_that_is_known(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(NoPyodide, match=r"pyodide\.mjs cannot be read \(No such file or directory\): run `npm pack "):
        read_files(tmp_path)
    (tmp_path / "pyodide.mjs").write_text("export {};")
    with pytest.raises(NoPyodide, match=rf"pyodide\.mjs is not the file of Pyodide {pyodide.VERSION}: run `npm pack "):
        build(folder, tmp_path, print, print)
    assert not folder.exists()


def test_without_node_there_is_no_snapshot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(snapshot.shutil, "which", lambda _: None)
    assert make_snapshot(tmp_path, b"") is None


def test_a_failed_snapshot_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(snapshot.shutil, "which", lambda _: sys.executable)  # it cannot read the script
    with pytest.raises(SnapshotFailed, match=r"Node\.js could not start Pyodide: SyntaxError"):
        make_snapshot(tmp_path, b"")


def test_an_error_of_the_command_is_one_sentence(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = parse(["site", str(folder), "--pyodide", str(tmp_path)])
    assert isinstance(command, Site)
    assert run(command) == 2
    assert capsys.readouterr().err.startswith(f"bitqueens site: error: {tmp_path}/pyodide.mjs cannot be read")
    folder.write_text("a file")
    assert run(Site(folder, tmp_path)) == 2
    assert (
        capsys.readouterr().err
        == f"bitqueens site: error: {folder} must be a new or empty folder; nothing was written\n"
    )
