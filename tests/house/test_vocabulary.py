"""Public names use the words of VOCABULARY.md."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.tools.serving import ROOT

SERVER = ROOT / "server"
TABLE = Path(__file__).with_name("VOCABULARY.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\|.*\|$", TABLE, re.M)][2:]
RETIRED = {other.strip(): words for words, _, others in ROWS for other in others.split(",") if other.strip()}

_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_TOP = re.compile(r"^(?:export )?(?:const|let|(?:async )?function) (\w+)", re.M)
_TYPE = re.compile(r"@typedef \{.*?\} (\w+)|^export (?:interface|type) (\w+)", re.M)


def test_no_public_name_contains_a_word_that_the_vocabulary_replaces() -> None:
    wrong = [
        f"{where}: {name} (use {RETIRED[word]}, not {word})"
        for where, name in public_names()
        for word in words_of(name)
        if word in RETIRED
    ]
    assert wrong == []


def test_each_word_has_one_row_of_the_vocabulary() -> None:
    words = [word.strip() for row in ROWS for word in row[0].split(",")]
    assert len(words) == len(set(words))
    assert not RETIRED.keys() & set(words)


def words_of(name: str) -> list[str]:
    return [word.lower() for word in _WORD.findall(name)]


def test_names_are_split_into_words() -> None:
    assert words_of("createLRUCache") == ["create", "lru", "cache"]
    assert words_of("_find_next2") == ["find", "next"]
    assert ("rooms/rooms.py", "Rooms") in set(public_names())
    assert ("static/js/film/player.js", "createPlayer") in set(public_names())


def public_names() -> Iterator[tuple[str, str]]:
    """Yield each public name with its file."""
    for path in sorted([*SERVER.rglob("*.py"), *SERVER.rglob("*.js"), *SERVER.rglob("*.d.ts")]):
        where = path.relative_to(SERVER).as_posix()
        if "/vendor/" in where:
            continue
        yield where, path.stem
        names = names_in_python(path) if path.suffix == ".py" else names_in_script(path)
        yield from ((where, name) for name in names if not name.startswith("_"))


def names_in_python(path: Path) -> Iterator[str]:
    """Yield the functions, classes, constants and fields of a module and of its classes."""
    open_: list[ast.Module | ast.ClassDef] = [ast.parse(path.read_text("utf-8"))]
    while open_:
        for each in open_.pop().body:
            match each:
                case ast.ClassDef(name=name):
                    yield name
                    open_.append(each)
                case ast.FunctionDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                    yield name
                case ast.Assign(targets=[ast.Name(id=name)]):
                    yield name


def names_in_script(path: Path) -> Iterator[str]:
    """Yield the top-level names of a module, and its types."""
    text = path.read_text("utf-8")
    yield from _TOP.findall(text)
    for one, other in _TYPE.findall(text):
        yield one or other
