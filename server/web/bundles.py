"""Bundles: the page's modules in a few files, since thirty pupils who open it together would request thousands.

Each page has a bundle of its entry and all static imports, and one for each module that is imported dynamically, with
the modules that the first bundle lacks. In a bundle a module is a function that returns its exports; it keeps its
lines, without comments, and `js/bundle.js` comes before all modules. A static import becomes
`await bundled.load("js/bench/card.js")`, a dynamic one `bundled.later(…)`, or `bundled.alone(…)` where the page
computes the path; `import.meta.url` is still the module's own address, for finding workers and files.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from posixpath import dirname, join, normpath

from ..config.languages import LANGUAGES

FOLDER = "bundles/"  # in the static tree
RUNTIME = "js/bundle.js"
CONNECTION = "js/wire/connection.js"  # opens the connection, so it runs first
_ENTRY = re.compile(r"js/(\w+/)?main\.js")
# Imports and exports in our modules' style, at the beginning of a line.
_IMPORT = re.compile(r'^(import|export) (?:(\*)(?: as (\w+))? from |\{([^}]*)\} from )?"(\.[^"]+)";', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:const|class|(?:async )?function\*?) (\w+|[{[].*?[}\]]))", re.MULTILINE)
_LIST = re.compile(r"^export \{([^}]*)\};", re.MULTILINE)
_OTHER = re.compile(r"^(?:import\b.*[\"']|export\b).*", re.MULTILINE)
_LATER = re.compile(r"""\bimport\(\s*(["`])(\.[^"`]+)\1""")
_BESIDE = re.compile(r'\bnew URL\("(\.[^"]+\.js)", import\.meta\.url\)')  # workers
_WORDS = re.compile(r'\bwordsOf\("(\w+)"\)')  # their texts and sentences are needed; words.js imports them
_TEXTS, _SENTENCES = "js/words/{language}/{page}.js", "js/words/sentences/{page}.js"
_COMMENTS = re.compile(r"^[ \t]*//.*|/\*\*[\s\S]*?\*/", re.MULTILINE)


@dataclass(frozen=True)
class Module:
    """A module's text in a bundle, the paths of its imports, and the names of its words."""

    text: str
    at_once: tuple[str, ...]  # with the sentences of its words
    later: tuple[str, ...]
    words: tuple[str, ...]


class Modules:
    """The modules among the files of the static tree, each read at its first use."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self._files = files
        self._read: dict[str, Module] = {}

    def read(self, path: str) -> Module:
        """Return a module. Raises KeyError for a missing one, ValueError for one that breaks our modules' style."""
        if path not in self._read:
            text = _COMMENTS.sub(lambda found: _lines(found[0]), self._files[path].decode())
            self._read[path] = self._parse(path, text)
        return self._read[path]

    def closure(self, *paths: str) -> list[str]:
        """Return these modules and all their static imports."""
        return self.with_later(*paths, is_wanted=lambda _: False)

    def with_later(self, *paths: str, is_wanted: Callable[[str], bool] = lambda _: True) -> list[str]:
        """Return these modules, all their static imports, and the dynamic ones that are wanted."""
        found = [*paths]
        for path in found:  # the list grows in this loop
            module = self.read(path)
            wanted = [*module.at_once, *filter(is_wanted, module.later)]
            found += [each for each in dict.fromkeys(wanted) if each not in found]
        return found

    def texts(self, paths: Iterable[str], languages: Iterable[str]) -> list[str]:
        """Return the files with the words of these modules."""
        said = dict.fromkeys(["common", *(page for path in paths for page in self.read(path).words)])
        texts = [_TEXTS.format(language=language, page=page) for language in languages for page in said]
        return self.closure(*(path for path in texts if path in self._files))

    def define(self, paths: Iterable[str]) -> str:
        """Return modules as JavaScript, each behind its path on one line, so that line numbers of errors stay right."""
        return "".join(["{\n", *(f'"{path}": {self.read(path).text}' for path in paths), "}"])

    def bundle(self, paths: Sequence[str], entry: str) -> str:
        """Return the bundle of a page, which starts with its entry."""
        runtime = self._files[RUNTIME].decode().replace("export const bundled", "const bundled")
        first = [path for path in (CONNECTION, entry) if path in paths]
        begin = "".join(f'bundled.load("{path}"),' for path in first)
        started = f"export const started = Promise.all([{begin}]);\n"
        return f"{runtime}Object.assign(modules, {self.define(paths)});\n{started}"

    def _parse(self, path: str, text: str) -> Module:
        at_once: list[str] = []
        later: list[str] = []
        exports: list[str] = []

        def link(found: re.Match[str]) -> str:
            kind, star, name, names, address = found.groups()
            at_once.append(target(path, address))
            loading = f'await bundled.load("{at_once[-1]}");'
            if kind == "import":
                bound = name or (names is not None and f"{{{names.replace(' as ', ': ')}}}")
                return f"const {bound} = {loading}" if bound else loading
            passed = f"passed{len(at_once)}"
            if star:
                exports.append(f"{name}: {passed}" if name else f"...{passed}")
            else:
                exports.extend(f"{outer}: {passed}.{inner}" for inner, outer in _renamed(names))
            return f"const {passed} = {loading}{_lines(found[0])}"

        def declare(found: re.Match[str]) -> str:
            exports.extend(re.findall(r"(\w+)\s*(?:[,}\]]|$)", found[1]))
            return ""

        def declare_list(found: re.Match[str]) -> str:
            exports.extend(f"{outer}: {inner}" for inner, outer in _renamed(found[1]))
            return _lines(found[0])

        def import_later(found: re.Match[str]) -> str:
            wanted = target(path, found[2])
            if found[1] == "`":
                return f"bundled.alone(`{wanted}`"
            if not wanted.startswith(dirname(_SENTENCES)):
                later.append(wanted)
            return f'bundled.later("{wanted}"'

        text = _IMPORT.sub(link, text)
        text = _EXPORT.sub(declare, text)
        text = _LIST.sub(declare_list, text)
        if other := _OTHER.search(text):
            raise ValueError(f"{path} cannot be in a bundle, because of this line: {other[0]}")
        text = _LATER.sub(import_later, text).replace("import.meta.url", f'bundled.addressOf("{path}")')
        words = tuple(dict.fromkeys(_WORDS.findall(text)))
        sentences = [_SENTENCES.format(page=page) for page in (*words, *(["common"] if words else []))]
        at_once += [each for each in sentences if each in self._files]
        whole = f"async () => {{ {text}\nreturn {{ {', '.join(exports)} }};\n}},\n"
        return Module(whole, tuple(dict.fromkeys(at_once)), tuple(dict.fromkeys(later)), words)


def make_bundles(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return all bundles by path: `bundles/js/main.js`, and `bundles/js/main/js/sound/heard.js` for a later import."""
    modules = Modules(files)
    made: dict[str, str] = {}
    for entry in filter(_ENTRY.fullmatch, files):
        own = modules.closure(entry)
        made[f"{FOLDER}{entry}"] = modules.bundle(own, entry)
        for path in dict.fromkeys(path for each in modules.with_later(entry) for path in modules.read(each).later):
            if path not in own:
                more = [each for each in modules.closure(path) if each not in own]
                name = f"{FOLDER}{entry.removesuffix('.js')}/{path}"
                made[name] = f"export const define = (bundled) => ({modules.define(more)});\n"
    return {path: text.encode() for path, text in made.items()}


def loaded_alone(files: Mapping[str, bytes]) -> set[str]:
    """Return the modules that pages with bundles load one by one: texts, and workers with all their imports."""
    modules = Modules(files)
    pages = dict.fromkeys(path for entry in filter(_ENTRY.fullmatch, files) for path in modules.with_later(entry))
    workers = [target(path, beside) for path in pages for beside in _BESIDE.findall(files[path].decode())]
    return {*modules.closure(*workers), *modules.texts(pages, LANGUAGES)}


def target(path: str, address: str) -> str:
    """Return the path of a module from its address relative to another one."""
    return normpath(join(dirname(path), address))


def _renamed(names: str) -> Iterator[tuple[str, str]]:
    """Yield name and new name of each in a list such as `a, b as c`."""
    for name in filter(None, map(str.strip, names.split(","))):
        inner, _, outer = name.partition(" as ")
        yield inner, outer or inner


def _lines(text: str) -> str:
    return "\n" * text.count("\n")
