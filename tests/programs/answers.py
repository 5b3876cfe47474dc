"""Programs of the corpus, what the page may say of each, and what it says.

A line `# right`, `# wrong`, `# partly` (right for some sizes only) or `# other` (another puzzle), perhaps with a
description behind a colon, is the kind of a program, else its folder names it. Lines `# says: TEXT` and
`# never: TEXT` are parts of English sentences. Input, arguments, a call that the file lacks and another bound are in
`.stdin`, `.argv`, `.call` and `.events` beside it.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from server.programs.process import try_apart
from server.programs.recorder.options import Bounds, Options
from server.programs.verdict.findings import find
from server.watching.program import describe
from tests.programs.programs import CORPUS, options_beside, record_file

FOLDERS = {"right": "right", "wrong": "wrong", "masks": "right"}  # with the kind of their programs
ANSWERS = sorted(path.stem for path in (CORPUS / "answers").glob("*.py")) + [
    f"{folder}/{path.stem}" for folder in FOLDERS for path in sorted((CORPUS / folder).glob("*.py"))
]
LONGEST = 400  # characters of a sentence
_KIND = re.compile(r"^# (right|wrong|partly|other)(?:: .+)?$", re.MULTILINE)
_LINE = re.compile(r"^# (says|never): (.+)$", re.MULTILINE)
_RIGHT = re.compile(r"\bRight\b|\bis right\b|: right\b")
# Sentences about sizes, which are true of a program that is wrong for others
_SIZES = re.compile(r"(It|The answer) is right for N = |Right for N = ")


@dataclass(frozen=True)
class Sentence:
    """A sentence of the page; a grave one is a fault of the program."""

    text: str
    grave: bool

    def __str__(self) -> str:
        text = self.text if len(self.text) <= LONGEST else f"{self.text[:LONGEST]} …"
        return f"[{'grave' if self.grave else 'plain'}] {text}"


@dataclass(frozen=True)
class Expectation:
    """The kind of a program, and parts of sentences that must and must not be said of it."""

    kind: str
    says: tuple[str, ...]
    never: tuple[str, ...]

    @classmethod
    def of(cls, source: str, usual: str = "") -> Expectation:
        """Read the expectation in a program; `usual` is its kind without a line. Raises ValueError if it has none."""
        kind = match[1] if (match := _KIND.search(source)) else usual
        if not kind:
            raise ValueError("a line must be '# right', '# wrong', '# partly' or '# other'")
        parts = _LINE.findall(source)
        said, never = (tuple(text for name, text in parts if name == one) for one in ("says", "never"))
        return cls(kind, said, never)

    def faults(self, sentences: list[Sentence]) -> Iterator[str]:
        """Yield what these sentences say wrongly, or fail to say."""
        for one in sentences:
            if len(one.text) > LONGEST or "\n" in one.text:
                yield f"too long: {one}"
            is_right = _RIGHT.search(one.text)
            if one.grave and self.kind in ("right", "other"):
                yield f"accused: {one}"
            if is_right and (self.kind == "wrong" or (self.kind == "partly" and not _SIZES.match(one.text))):
                yield f"called right: {one}"
            yield from (f"said {part!r}: {one}" for part in self.never if part in one.text)
        if self.kind == "partly" and not any(one.grave for one in sentences):
            yield "no fault is said"
        yield from (f"not said: {part!r}" for part in self.says if not any(part in one.text for one in sentences))


def find_program(name: str) -> Path:
    """Return the file of one of ANSWERS."""
    return CORPUS / (f"{name}.py" if "/" in name else f"answers/{name}.py")


def options_of(path: Path) -> Options:
    """Return the options of a program, from the files beside it."""
    events = path.with_suffix(".events")
    bounds = Bounds(events=int(events.read_text("utf-8"))) if events.exists() else Bounds()
    return Options(str(path), bounds=bounds, **options_beside(path))


def judge(path: Path) -> dict[str, Any]:
    """Record a program and try it, each in a process of its own; return what the page gets."""
    options = options_of(path)
    recording = record_file(path, options)
    findings = find(recording)
    facts = findings["comparison"] or {"n": 0, "right": False}
    return {**describe(recording, findings), "trials": try_apart(options, None, facts["n"], facts["right"])}


def faults_in(kind: str, findings: dict[str, Any], trials: dict[str, Any] | None) -> Iterator[str]:
    """Yield the facts that contradict the kind of a program, without the page's words."""
    facts = findings["comparison"]
    if kind == "wrong" and facts and facts["right"]:
        yield "called right"
    if kind in ("right", "other"):
        if facts and facts["outcome"]["result"] == "differs":
            yield f"its answer is called wrong: {facts['outcome']}"
        used = [one["line"] for one in trials["twice"] if one["used"]] if trials else []
        is_another = facts and facts["another"]
        if trials and ((trials["tasks"] and not is_another) or used):
            yield f"its tries are called wrong: {[*trials['tasks']]} {used}"


class Page:
    """A process of Node.js that has the page's modules and says what they say."""

    def __init__(self, language: str = "en") -> None:
        script = Path(__file__).with_name("said.mjs")
        self._node = subprocess.Popen(
            ["node", script, language], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def say(self, found: dict[str, Any]) -> list[Sentence]:
        """Return the sentences beside the code, in Results and of the tries."""
        assert self._node.stdin
        assert self._node.stdout
        print(json.dumps(found), file=self._node.stdin, flush=True)
        parts = json.loads(self._node.stdout.readline() or '{"": []}')
        if self._node.poll():
            raise RuntimeError("the page's modules have failed")
        return [Sentence(**one) for part in parts.values() for one in part]

    def close(self) -> None:
        """End the process."""
        self._node.communicate()


if __name__ == "__main__":  # python -m tests.programs.answers FILE …
    page = Page()
    for name in sys.argv[1:]:
        print(name, *page.say(judge(Path(name).resolve())), sep="\n  ")
    page.close()
