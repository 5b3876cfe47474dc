"""The wheel holds one package, bitqueens, with all files that it serves."""

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

from server import __version__
from tests.tools.programs import want
from tests.tools.serving import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    """A wheel of no other files than those that the container's image is built of."""
    want("wheel")
    folder = tmp_path_factory.mktemp("wheel")
    (folder / "checkout").mkdir()
    recipe = (ROOT / "server/hosting/recipes/Containerfile").read_text("utf-8")
    for names, target in re.findall(r"^COPY (.*) /(checkout/.*)$", recipe, re.MULTILINE):
        for source in (ROOT / name for name in names.split()):
            (shutil.copytree if source.is_dir() else shutil.copy)(source, folder / target)
    build = f"from hatchling.build import build_wheel; build_wheel({str(folder)!r})"
    subprocess.run([sys.executable, "-c", build], cwd=folder / "checkout", check=True, timeout=60)
    (file,) = folder.glob(f"bitqueens-{__version__}-*.whl")
    with zipfile.ZipFile(file) as wheel:
        wheel.extractall(folder / "installed")
        yield wheel


@pytest.fixture(scope="module")
def installed(wheel: zipfile.ZipFile) -> Path:
    return Path(str(wheel.filename)).parent / "installed"


def test_the_wheel_holds_nothing_but_bitqueens_at_the_top(wheel: zipfile.ZipFile) -> None:
    assert {name.split("/")[0] for name in wheel.namelist()} == {"bitqueens", f"bitqueens-{__version__}.dist-info"}


def test_the_wheel_holds_every_file_of_the_server(wheel: zipfile.ZipFile) -> None:
    ours = {path.relative_to(ROOT / "server") for path in (ROOT / "server").rglob("*") if path.is_file()}
    packed = {Path(name).relative_to("bitqueens") for name in wheel.namelist() if name.startswith("bitqueens/")}
    leftovers = {path for path in ours if any(part.startswith((".", "__pycache__")) for part in path.parts)}
    assert packed == ours - leftovers
    assert {Path("templates/index.html"), Path("static/js/main.js")} <= packed


def test_importing_bitqueens_imports_other_packages_only_on_use(installed: Path) -> None:
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


def test_an_installed_bitqueens_needs_no_bootstrap(installed: Path) -> None:
    # The user's pyproject.toml beside the package must not make it look like our checkout.
    (installed / "pyproject.toml").write_text("[project]\nname = 'theirs'\n")
    program = "from bitqueens.bootstrap.environment import checkout; assert checkout() is None"
    subprocess.run([sys.executable, "-c", program], cwd=installed, check=True, timeout=60)
    command = [sys.executable, "-m", "bitqueens", "--help"]
    assert subprocess.run(command, cwd=installed, capture_output=True, text=True).stdout.startswith("usage: bitqueens ")
    light = subprocess.run([*command[:3], "--light"], cwd=installed, capture_output=True, text=True)
    assert (light.returncode, light.stdout) == (2, "")
    assert "--light and --fast are for a checkout" in light.stderr


def test_the_timed_child_process_works_in_an_installed_bitqueens(installed: Path) -> None:
    program = """if True:
        from bitqueens.timing.process import read_times
        news = next(filter(None, read_times(["bitmask"])))
        assert (news["algorithm"], news["n"]) == ("bitmask", 1)
    """
    subprocess.run([sys.executable, "-c", program], cwd=installed, check=True, timeout=120)


@pytest.fixture(scope="module")
def metadata(wheel: zipfile.ZipFile) -> Message:
    return Parser().parsestr(wheel.read(f"bitqueens-{__version__}.dist-info/METADATA").decode())


def test_the_wheel_names_and_holds_the_licences_of_all_its_files(wheel: zipfile.ZipFile, metadata: Message) -> None:
    texts = {path.relative_to(ROOT).as_posix() for path in (ROOT / "server/static/vendor").rglob("*.md")}
    assert texts
    assert {*metadata.get_all("License-File", [])} == {"LICENSE", *texts}
    packed = {name.partition("/licenses/")[2] for name in wheel.namelist() if "/licenses/" in name}
    assert packed == {"LICENSE", *texts}
    bundled = "".join((ROOT / text).read_text("utf-8") for text in texts)
    assert "Mozilla Public License 2.0" in bundled
    assert metadata["License-Expression"] == "MIT AND MPL-2.0"


def test_the_metadata_hold_what_a_package_index_shows(metadata: Message) -> None:
    classifiers = metadata.get_all("Classifier", [])
    minors = [int(each.rpartition(".")[2]) for each in classifiers if re.search(r":: 3\.\d+$", each)]
    assert (metadata["Requires-Python"], minors) == (f">=3.{minors[0]}", [*range(10, 15)])
    state = "4 - Beta" if int(__version__.partition(".")[0]) == 0 else "5 - Production/Stable"
    assert {"Typing :: Typed", f"Development Status :: {state}"} <= {*classifiers}
    assert metadata["Description-Content-Type"] == "text/markdown"


def test_pictures_and_links_of_the_description_lead_to_files(metadata: Message) -> None:
    files = re.findall(r"\]\((?!https?:)([^)#]+)", str(metadata.get_payload()))
    assert {".pictures/watch-light.png", ".github/SECURITY.md"} <= {*files}
    assert [path for path in files if not (ROOT / path).is_file()] == []


def test_the_source_archive_can_be_built_and_tested(tmp_path: Path) -> None:
    want("wheel")
    build = f"from hatchling.build import build_sdist; build_sdist({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", build], cwd=ROOT, check=True, timeout=60)
    with tarfile.open(tmp_path / f"bitqueens-{__version__}.tar.gz") as source:
        names = {name.partition("/")[2] for name in source.getnames()}
    needed = ["pyproject.toml", "README.md", "LICENSE", "server/version.py", "server/py.typed", "tests/__main__.py"]
    needed += [".pictures/watch-light.png", ".github/CHANGELOG.md", "server/static/vendor/gifenc/LICENSE.md"]
    assert [name for name in needed if name not in names] == []
    assert [name for name in names if "__pycache__" in name or name.startswith((".venv", ".git/"))] == []
