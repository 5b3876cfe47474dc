"""Find and verify the files of Pyodide, Python in WebAssembly, in its npm package.

Pyodide is not part of this package: its licence is MPL-2.0, and it has 13 MB.
"""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from .npm import NoPackage, Report, fetch_package

VERSION = "314.0.7"
# Files for the page, with their SHA-256 digests.
FILES: Mapping[str, str] = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
    "pyodide-lock.json": "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
}
# Files that the page fetches with a progress bar; it imports the modules.
FETCHED = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
BYTES = 12_262_932  # total of FETCHED
_PACKED = 7_200_000  # bytes that npm fetches
NOTICE = f"""\
The files beside this one are Pyodide {VERSION}, unchanged, as published on npm: https://www.npmjs.com/package/pyodide/v/{VERSION}
Their source is at https://github.com/pyodide/pyodide, their licence the Mozilla Public License 2.0: https://www.mozilla.org/MPL/2.0/
python_stdlib.zip and pyodide.asm.wasm hold CPython, licensed by the PSF License Agreement: https://docs.python.org/3/license.html
"""
_HOW = f"""\
run `npm pack pyodide@{VERSION}` on a machine that has npm and a network, unpack the file that it makes, \
and name its folder `package` with --pyodide"""


class NoPyodide(Exception):
    """Pyodide's files are missing or wrong; the message gives the remedy."""


def read_files(folder: Path) -> dict[str, bytes]:
    """Return the files in a folder, by name. Raises NoPyodide if one is missing or its digest differs."""
    found = {}
    for name, digest in FILES.items():
        try:
            found[name] = (folder / name).read_bytes()
        except OSError as error:
            raise NoPyodide(f"{folder / name} cannot be read ({error.strerror}): {_HOW}") from None
        if sha256(found[name]).hexdigest() != digest:
            raise NoPyodide(f"{folder / name} is not the file of Pyodide {VERSION}: {_HOW}")
    return found


def fetch(report: Report = lambda *_: None) -> Path:
    """Return the package's folder; npm fetches it once into the user's cache. Raises NoPyodide if that fails."""
    try:
        return fetch_package("pyodide", VERSION, is_known, size=_PACKED, report=report)
    except NoPackage as why:
        raise NoPyodide(f"{why}: {_HOW}") from None


def is_known(folder: Path) -> bool:
    """Return True if a folder has all files with the right digests."""
    try:
        read_files(folder)
    except NoPyodide:
        return False
    return True
