"""Style sheets travel as one file a page."""

import re
from pathlib import Path

import pytest

from server.web.tree import join_imports
from tests.tools.serving import ROOT

CSS = ROOT / "server" / "static" / "css"
LOADED = re.compile(r'loadStyles\("([^"]+)"\)')
IMPORT = re.compile(r'^@import "(.+)";$', re.MULTILINE)


def test_imported_sheets_stand_in_place_of_the_imports_in_their_order() -> None:
    files = {
        "css/page.css": b'/* all */\n@import "a.css";\n@import "parts/b.css";\nlast {}\n',
        "css/a.css": b"a {}\n",
        "css/parts/b.css": b'@import "../c.css";\nb {}\n',
        "css/c.css": b"c {}\n",
        "js/main.js": b'@import "a.css";\n',
    }
    joined = join_imports(files)
    assert joined["css/page.css"] == b"/* all */\na {}\nc {}\nb {}\nlast {}\n"
    assert joined["css/a.css"] == files["css/a.css"]
    assert joined["js/main.js"] == files["js/main.js"]


def test_an_import_of_a_sheet_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError, match=r"css/gone\.css"):
        join_imports({"css/page.css": b'@import "gone.css";\n'})


def test_every_sheet_belongs_to_a_page_or_to_a_module_that_loads_it() -> None:
    sheets: set[Path] = set()
    wanted = [CSS / f"{page}.css" for page in ("page", "race", "table", "exercise", "worksheet", "study", "manual")]
    for module in (CSS.parent / "js").rglob("*.js"):
        wanted += [CSS / name for name in LOADED.findall(module.read_text("utf-8"))]
    while wanted:
        sheet = wanted.pop()
        sheets.add(sheet)
        wanted += [(sheet.parent / name).resolve() for name in IMPORT.findall(sheet.read_text("utf-8"))]
    assert sheets == set(CSS.rglob("*.css"))
