"""Gathers the page's modules, so that they can come in one file.

In it they have no addresses that could be imported: each gets one when the file is opened, in the order of this list.
An import that is made at once names its module by its place in the list, `"film:12"`; one that is made later looks for
its path, `filmInFile.addressOf("js/bench/card.js")`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from posixpath import dirname, join, normpath

# Imports as our modules write them.
_AT_ONCE = re.compile(r"""^((?:import|export)\b(?:[^"';]*?\bfrom)?\s*)"(\.[^"]+)\"""", re.MULTILINE)
_LATER = re.compile(r"""\bimport\(\s*(["`])(\.[^"`]+)\1""")
_WORDS = re.compile(r'\bwordsOf\("(\w+)"\)')  # who says something needs its texts and sentences; words.js imports them
_TEXTS, _SENTENCES = "js/words/{language}/{page}.js", "js/words/sentences/{page}.js"
_COMMENTS = re.compile(r"^\s*//.*\n|/\*\*(?:.|\n)*?\*/\n?", re.MULTILINE)


def gather(
    files: Mapping[str, bytes], entry: str, languages: Sequence[str], leave_out: Callable[[str], bool]
) -> list[tuple[str, str]]:
    """Path and text of each module that an entry needs, behind those that it imports at once.

    `leave_out`: of the modules that are imported later those that are not wanted. Raises ValueError if modules import
    each other, KeyError if one is missing.
    """
    gathering = _Gathering(files, languages)
    waiting, found = [entry], set[str]()
    while waiting:
        path = waiting.pop()
        if path not in found and not (path != entry and leave_out(path)):
            gathering.add(path)
            found.add(path)
            waiting += gathering.take_later()
    return gathering.modules


class _Gathering:
    def __init__(self, files: Mapping[str, bytes], languages: Sequence[str]) -> None:
        self._files, self._languages = files, languages
        self._open: list[str] = []
        self._later: list[str] = []
        self.places: dict[str, int] = {}
        self.modules: list[tuple[str, str]] = []

    def take_later(self) -> list[str]:
        """The modules that those added so far import later."""
        later, self._later = self._later, []
        return later

    def add(self, path: str) -> int:
        """The place of a module; it is added with all that it imports at once."""
        if path in self.places:
            return self.places[path]
        if path in self._open:
            raise ValueError(f"modules import each other: {' -> '.join([*self._open, path])}")
        self._open.append(path)
        text = _COMMENTS.sub("", self._files[path].decode())
        for page in _WORDS.findall(text):
            self._add_words(page)
        text = _AT_ONCE.sub(lambda found: f'{found[1]}"film:{self.add(target(path, found[2]))}"', text)
        text = _LATER.sub(lambda found: self._import_later(path, found), text)
        self._open.pop()
        self.places[path] = len(self.modules)
        self.modules.append((path, text))
        return self.places[path]

    def _import_later(self, path: str, found: re.Match[str]) -> str:
        quote, wanted = found[1], target(path, found[2])
        if quote == '"' and not wanted.startswith(dirname(_SENTENCES)):
            self._later.append(wanted)
        return f"import(filmInFile.addressOf({quote}{wanted}{quote})"

    def _add_words(self, page: str) -> None:
        for each in ("common", page):
            texts = [_TEXTS.format(language=language, page=each) for language in self._languages]
            self._later += [path for path in (*texts, _SENTENCES.format(page=each)) if path in self._files]


def target(path: str, address: str) -> str:
    """The path of a module that another one names relative to itself."""
    return normpath(join(dirname(path), address))
