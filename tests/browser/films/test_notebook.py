"""A film as the output of a cell: in JupyterLab, and in the page that nbconvert makes of the notebook."""

import importlib.util
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, expect

from tests.tools.programs import leave_out
from tests.tools.serving import ROOT

pytestmark = pytest.mark.slow  # the frame itself is tested in test_films

CELL = 'from server import Trace\nTrace("bitmask", 8)'
NOTEBOOK = {
    "cells": [
        {"cell_type": "code", "id": "film", "execution_count": None, "metadata": {}, "outputs": [], "source": CELL}
    ],
    "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    "nbformat": 4,
    "nbformat_minor": 5,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a notebook, also the home folder, so that no settings of the user apply."""
    for package in ("jupyterlab", "nbconvert"):
        if importlib.util.find_spec(package) is None:
            leave_out("jupyterlab")
    (tmp_path / "film.ipynb").write_text(json.dumps(NOTEBOOK))
    return tmp_path


def environ(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(folder), "IPYTHONDIR": str(folder / "ipython")}


@pytest.fixture
def lab(folder: Path) -> Iterator[str]:
    """The address of a JupyterLab for this folder alone."""
    settings = {
        "ServerApp.token": "",
        "ServerApp.root_dir": folder,
        "ServerApp.port": 0,
        "ServerApp.open_browser": False,
        "ServerApp.allow_root": True,
        "LabApp.news_url": "None",
        "LabApp.check_for_updates_class": "jupyterlab.NeverCheckForUpdate",
        "LabApp.extension_manager": "readonly",
    }
    command = [sys.executable, "-m", "jupyterlab", *(f"--{name}={value}" for name, value in settings.items())]
    with subprocess.Popen(command, env=environ(folder), cwd=folder, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        output = ""
        try:
            for line in process.stderr:
                output += line
                if address := re.search(r"http://(?:localhost|127\.0\.0\.1):(\d+)/lab", line):
                    yield f"http://127.0.0.1:{address[1]}/lab/tree/film.ipynb"
                    break
            else:
                pytest.fail(f"JupyterLab did not start:\n{output}")
        finally:
            process.terminate()


def check_film(film: FrameLocator) -> None:
    expect(film.locator("#step-total")).to_have_text("of 6,170")
    film.locator("#more-controls").click()
    film.locator("#next-solution").click()
    expect(film.locator("#step-number")).to_have_text("331")


@pytest.mark.allow_console(".")  # JupyterLab's own messages
def test_a_film_plays_in_jupyterlab(context: BrowserContext, lab: str) -> None:
    page = context.new_page()
    page.goto(lab)
    page.locator(".jp-Cell .cm-content").first.click()
    page.keyboard.press("Shift+Enter")
    check_film(page.frame_locator(".jp-OutputArea-output iframe"))
    expect(page.locator(".jp-OutputArea-output p").first).to_contain_text("Trace('bitmask', 8) as a film.")


@pytest.mark.allow_console(".")  # nbconvert's page misses its own files without a network
def test_a_film_plays_after_nbconvert_without_a_network(context: BrowserContext, folder: Path) -> None:
    command = [sys.executable, "-m", "nbconvert", "--execute", "--to", "html", "film.ipynb"]
    done = subprocess.run(command, cwd=folder, env=environ(folder), capture_output=True, text=True, check=False)
    assert (folder / "film.html").exists(), done.stderr
    context.set_offline(True)
    page = context.new_page()
    page.goto((folder / "film.html").as_uri(), wait_until="commit")
    check_film(page.frame_locator("iframe"))
