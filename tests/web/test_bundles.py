"""Tests of bundles, which run in Node.js as their modules do, and of style sheets, one file per page."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from server.web.bundles import RUNTIME, Modules, make_bundles
from server.web.tree import join_imports
from tests.tools.programs import need
from tests.tools.serving import ROOT

MODULES = {
    "main": """// Begins.
import { one, two as second } from "./a/one.js";
import {
  THREE,
  four,
} from "./a/many.js";
import * as many from "./a/many.js";
import "./a/first.js";
/** @import { T } from "./types.js" */

const words = await wordsOf("page");
export const later = () => import("./later.js");
const { all, five } = await later();
globalThis.said.push(one, second, THREE, four(), Object.keys(many).sort(), all, five, words);
const language = "en";
globalThis.said.push((await import(`./words/${language}/page.js`)).B, here(), await fails());
function here() {
  return new URL("./worker.js", import.meta.url).href.split("/static/")[1];
}
function fails() {
  return import("./fails.js").then(() => "well", () => "failed");
}
""",
    "a/one": 'import { two } from "../two.js";\nexport const one = two - 1;\nexport { two };\n',
    "two": 'globalThis.said.push("two");\nexport const two = 2;\n',
    "a/first": 'globalThis.said.push("first");\n',
    "a/many": """export { two as zwei } from "../two.js";
export * from "./three.js";
export * as three from "./three.js";
export async function* five() {}
export class Six {}
const seven = 7;
export { seven as sieben };
""",
    "a/three": "export const [THREE, FOUR] = [3, 4];\nexport function four() {\n  return FOUR;\n}\n",
    "later": 'import { two } from "./two.js";\nexport const { all, five } = { all: two + 1, five: 5 };\n',
    "fails": 'globalThis.said.push("fails");\nthrow new Error("fails");\n',
    "words/en/page": "export const B = 1;\n",
    "words/en/common": "export const A = 1;\n",
    "words/sentences/page": "export const C = 1;\n",
}
FILES = {f"js/{name}.js": text.encode() for name, text in MODULES.items()}
FILES[RUNTIME] = (ROOT / "server/static" / RUNTIME).read_bytes()
SAID = [
    *("two", "first", 1, 2, 3, 4, ["FOUR", "Six", "THREE", "five", "four", "sieben", "three", "zwei"], 3, 5, "page"),
    *("fails", 1, "js/worker.js", "failed"),
]


def run(folder: Path, module: str) -> object:
    """Return the output of a module in Node.js."""
    begin = "globalThis.said = []; globalThis.wordsOf = async (page) => page;"
    script = f"{begin} await (await import('./static/{module}')).started; console.log(JSON.stringify(said));"
    command = ["node", "--input-type=module", "--eval", script]
    return json.loads(subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout)


def test_a_bundle_behaves_as_its_modules(tmp_path: Path) -> None:
    need("node")
    (tmp_path / "static").mkdir()
    (tmp_path / "static/package.json").write_text('{"type": "module"}')
    for path, content in (FILES | make_bundles(FILES)).items():
        (tmp_path / "static" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "static" / path).write_bytes(content)
    for module in ("js/main.js", "bundles/js/main.js"):
        assert run(tmp_path, module) == SAID


def test_a_bundle_has_no_comments_and_the_lines_of_its_modules() -> None:
    text = make_bundles(FILES)["bundles/js/main.js"].decode()
    assert "Begins" not in text
    lines = text.split("\n")
    for path in ("js/main.js", "js/a/many.js"):
        begin = next(number for number, line in enumerate(lines) if line.startswith(f'"{path}": '))
        source = FILES[path].decode().split("\n")
        assert lines[begin + len(source)].startswith("return { ")


def test_a_later_import_has_its_own_bundle_without_loaded_modules() -> None:
    bundles = make_bundles(FILES)
    assert [*bundles] == ["bundles/js/main.js", "bundles/js/main/js/later.js", "bundles/js/main/js/fails.js"]
    assert '"js/two.js": ' not in bundles["bundles/js/main/js/later.js"].decode()


def test_a_film_has_all_that_is_wanted_and_the_texts() -> None:
    modules = Modules(FILES)
    paths = modules.with_later("js/main.js", is_wanted=lambda path: path != "js/fails.js")
    assert "js/later.js" in paths
    assert "js/fails.js" not in paths
    assert "js/words/sentences/page.js" in paths
    assert modules.texts(paths, ["en"]) == ["js/words/en/common.js", "js/words/en/page.js"]


@pytest.mark.parametrize("line", ["export let a = 1;", "export default 1;", 'import a from "./b.js";'])
def test_a_line_that_no_bundle_can_hold_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"js/two\.js cannot be in a bundle, because of this line: "):
        make_bundles(FILES | {"js/two.js": line.encode()})


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
    wanted = [CSS / f"{page}.css" for page in ("page", "puzzle", "race", "exercise", "worksheet", "manual", "still")]
    for module in (CSS.parent / "js").rglob("*.js"):
        wanted += [CSS / name for name in LOADED.findall(module.read_text("utf-8"))]
    while wanted:
        sheet = wanted.pop()
        sheets.add(sheet)
        wanted += [(sheet.parent / name).resolve() for name in IMPORT.findall(sheet.read_text("utf-8"))]
    assert sheets == set(CSS.rglob("*.css"))
