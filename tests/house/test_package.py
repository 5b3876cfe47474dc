"""`pip install .` installs one package called bitqueens, with everything that it serves."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from server import __version__
from tests.tools.serving import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    folder = tmp_path_factory.mktemp("wheel")
    build = f"from hatchling.build import build_wheel; build_wheel({str(folder)!r})"
    subprocess.run([sys.executable, "-c", build], cwd=ROOT, check=True, timeout=60)
    (file,) = folder.glob(f"bitqueens-{__version__}-*.whl")
    with zipfile.ZipFile(file) as wheel:
        wheel.extractall(folder / "installed")
        yield wheel


@pytest.fixture(scope="module")
def installed(wheel: zipfile.ZipFile) -> Path:
    return Path(str(wheel.filename)).parent / "installed"


def test_nothing_but_bitqueens_at_the_top(wheel: zipfile.ZipFile) -> None:
    assert {name.split("/")[0] for name in wheel.namelist()} == {"bitqueens", f"bitqueens-{__version__}.dist-info"}


def test_every_file_of_the_server_is_in_it(wheel: zipfile.ZipFile) -> None:
    ours = {path.relative_to(ROOT / "server") for path in (ROOT / "server").rglob("*") if path.is_file()}
    packed = {Path(name).relative_to("bitqueens") for name in wheel.namelist() if name.startswith("bitqueens/")}
    leftovers = {path for path in ours if any(part.startswith((".", "__pycache__")) for part in path.parts)}
    assert packed == ours - leftovers
    assert {Path("templates/index.html"), Path("static/js/main.js")} <= packed


def test_importing_it_imports_nothing_else_until_asked(installed: Path) -> None:
    program = """if True:
        import sys
        before = set(sys.modules)
        import bitqueens
        new = {name.partition(".")[0] for name in set(sys.modules) - before}
        assert new <= {"bitqueens", *sys.stdlib_module_names}, new
        assert "bitqueens.search" not in sys.modules
        from bitqueens import Trace
        assert Trace("bitmask", 8)[0].kind == "call"
        assert "flask" not in sys.modules
    """
    subprocess.run([sys.executable, "-c", program], cwd=installed, check=True, timeout=60)


def test_installed_it_needs_no_bootstrap(installed: Path) -> None:
    # A project of the user's own next to the package must not be taken for our checkout.
    (installed / "pyproject.toml").write_text("[project]\nname = 'theirs'\n")
    program = "from bitqueens.bootstrap.places import checkout; assert checkout() is None"
    subprocess.run([sys.executable, "-c", program], cwd=installed, check=True, timeout=60)
    command = [sys.executable, "-m", "bitqueens", "--help"]
    assert subprocess.run(command, cwd=installed, capture_output=True, text=True).stdout.startswith("usage: bitqueens ")


def test_installed_the_process_that_is_timed_finds_itself(installed: Path) -> None:
    program = """if True:
        from bitqueens.timing.cells import Row
        from bitqueens.timing.process import Child
        child = Child(lambda: False)
        assert child.run(Row("python", "bitmask"), 6, 60).solutions == 4
        child.close()
    """
    subprocess.run([sys.executable, "-c", program], cwd=installed, check=True, timeout=120)


def test_its_description_leads_back_to_the_repository(wheel: zipfile.ZipFile) -> None:
    metadata = wheel.read(f"bitqueens-{__version__}.dist-info/METADATA").decode()
    links = re.findall(r"\]\(([^)]*)\)", metadata)
    assert any(link.endswith(".pictures/watch-light.png") for link in links)
    assert [link for link in links if not link.startswith("https://")] == []
