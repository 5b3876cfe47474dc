"""Modules are gathered so that each can be given an address before what imports it."""

from __future__ import annotations

import re

import pytest

from server.films.modules import gather

FILES = {
    "js/main.js": b'// Begins.\nimport { one } from "./a/one.js";\nimport "./two.js";\n'
    b'/** @import { T } from "./types.js" */\nconst later = () => import("./later.js");\n',
    "js/a/one.js": b'import { two } from "../two.js";\nexport const one = two;\n',
    "js/two.js": b'const words = await wordsOf("page");\nexport const two = 2;\n',
    "js/later.js": b'export { two } from "./two.js";\nconst pages = (name) => import(`./${name}/page.js`);\n',
    "js/words/en/common.js": b"export const A = 1;\n",
    "js/words/en/page.js": b"export const B = 1;\n",
    "js/words/sentences/page.js": b"export const C = 1;\n",
}


def texts(**changed: bytes) -> dict[str, str]:
    files = {**FILES, **{f"js/{name}.js": text for name, text in changed.items()}}
    return dict(gather(files, "js/main.js", ["en"], lambda _: False))


def test_what_is_imported_at_once_comes_before() -> None:
    modules = texts()
    places = [*modules]
    assert modules["js/main.js"].startswith(
        f'import {{ one }} from "film:{places.index("js/a/one.js")}";\nimport "film:{places.index("js/two.js")}";\n'
    )
    for place, text in enumerate(modules.values()):
        assert all(int(imported) < place for imported in re.findall(r'"film:(\d+)"', text))


def test_what_is_imported_later_is_looked_for() -> None:
    modules = texts()
    assert 'import(filmInFile.addressOf("js/later.js"))' in modules["js/main.js"]
    assert "import(filmInFile.addressOf(`js/${name}/page.js`))" in modules["js/later.js"]


def test_who_says_something_has_its_words() -> None:
    assert {"js/words/en/common.js", "js/words/en/page.js", "js/words/sentences/page.js"} <= texts().keys()


def test_what_is_left_out_is_not_there_and_comments_neither() -> None:
    modules = dict(gather(FILES, "js/main.js", ["en"], lambda path: path == "js/later.js"))
    assert "js/later.js" not in modules
    assert "Begins" not in modules["js/main.js"]
    assert "types.js" not in modules["js/main.js"]


def test_modules_that_import_each_other_are_refused() -> None:
    with pytest.raises(
        ValueError, match=r"modules import each other: js/main\.js -> js/a/one\.js -> js/two\.js -> js/a/one"
    ):
        texts(two=b'import { one } from "./a/one.js";\n')
