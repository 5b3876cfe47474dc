"""A site of plain files, served below a path."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.files.lock import hold_lock
from server.pyodide.files import VERSION
from tests.tools.programs import need_package
from tests.tools.site import build_site, serving_files


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a built site, shared by all processes of a test run."""
    pyodide = need_package("pyodide", VERSION)
    own = tmp_path_factory.getbasetemp()
    # The folders of parallel processes lie within that of the run, the folder of a single process beside other runs.
    shared = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "site"
    shared.mkdir(exist_ok=True)
    folder = shared / "queens"
    with hold_lock(shared / "lock", lambda: None):
        if not folder.exists():
            draft = shared / "draft"
            build_site(draft, pyodide)
            draft.rename(folder)
    return folder


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the site, with a final slash."""
    with serving_files(built) as address:
        yield address
