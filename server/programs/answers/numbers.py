"""Whole numbers of a line, and those of them that the line calls a count of boards."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Literal

Kind = Literal["named", "alone", "ordinal", ""]

# No count: with a decimal point, of a ratio, a clock or a power, a size such as 8x8, in a name, or with a unit.
_OTHER = (
    r"(?:\d+\s*[x×*]\s*\d+|\d*\.\d+(?:e[-+]?\d+)?|\d+(?:[.,:/]\d+)+(?:e[-+]?\d+)?|\d+e[-+]?\d+"
    r"|[^\W\d]\w*\d\w*|#?\d+[^\W\d]\w*|\d+\s*%)"
)
_GROUPED = r"(?<![\w.])\d{1,3}(?:,\d{3})+(?![\d.,])"  # 2,057
_TOKEN = re.compile(
    rf"(?P<other>(?!{_GROUPED}){_OTHER})|(?P<number>{_GROUPED}|(?<![\w.-])-?\d+|\d+)"
    r"|(?P<word>[^\W\d_]+)|(?P<is>[:=]|->|→)|(?P<stop>[,;()|.!?])"
)
_BRACKETS = re.compile(r"\[[^\[\]]*\]|\{[^{}]*\}|\((?:\s*-?\d+\s*,?)+\)|['\"][^'\"]*\d[^'\"]*['\"]")
_BOARDS = re.compile(
    r"solu|lös|loes|ways?$|wege|arrang|configur|konfig|possib|möglich|boards$|bretter|distinct|unique|fundamental|differ"
    r"|rozwi|реш|çözüm|oploss|løsn|ratkai|megold|řešen|variant|anordn|combin|kombin|解",
    re.I,
)
_ONE = re.compile(
    r"solution$|board$|solución$|solução$|lösung$|loesung$|soluzione$|brett$|option$|way$|arrangement$|config(uration)?$",
    re.I,
)
_COUNTED = re.compile(r"total|count|found|answer|result|numb|anzahl|gefunden|ergebnis|n[uú]mero|nombre|sum$|all$", re.I)
_MEASURED = re.compile(
    r"call|step|tim|node|back|iter|check|attempt|conflict|mov|sec|ms$|[mµun]?s$|min|hour|trial|tri(es|ed)|try|test|plac"
    r"|cost|fitness|gener|restart|depth|level|recurs|took|elapsed|speed|memor|byte|[kmg]i?b$|swap|visit|explor|state"
    r"|seed|zeit|sek|schritt|aufruf|versuch|dauer|per$|prun|cpu|in$|after$|nach$|operation|attack|line$|first$|erste",
    re.I,
)
_SIZED = re.compile(
    r"row|col|queens?$|damen?$|rein[ae]s?$|dames?$|rainhas?$|size|dimension|zeile|spalte|größe|by$|x$", re.I
)
_FILLERS = re.compile(r"(is|are|was|were|of|the|to|a|an|no|nr|equals|gives|ist|sind|der|von)$", re.I)
_REFUSAL = re.compile(
    r"\b(must|at least|at most|minimum|maximum|invalid|between|greater|smaller|mindestens)\b|[<>]=?\s*\d", re.I
)


@dataclass(frozen=True)
class Number:
    """A whole number of a line.

    - `label`: the line without its numbers, and the number's place among them;
    - `kind`: `named` as a count, `alone` on its line, an `ordinal` as in "Solution 3", or "" if it is unclear.
    """

    value: int
    label: str
    kind: Kind


Token = tuple[str, str]  # its kind, its text


def read_numbers(line: str, n: int) -> list[Number]:
    """Return the whole numbers of a line, without n as the size, and without those of time, steps and the like."""
    if not any(map(str.isdigit, line)):
        return []
    tokens = [(one.lastgroup or "", one[0]) for one in _TOKEN.finditer(_BRACKETS.sub(" ", line).rstrip(" ,;()|.!?"))]
    numbers = {at: int(text.replace(",", "")) for at, (kind, text) in enumerate(tokens) if kind == "number"}
    if _REFUSAL.search(line):
        return []
    if len(tokens) == len(numbers) == 1:
        return [Number(numbers[0], "#", "alone")]
    label = " ".join("#" if kind == "number" else text.lower().rstrip("s") for kind, text in tokens if kind != "stop")
    kinds = [kind_of(tokens, at, value == n) for at, value in numbers.items()]
    found = enumerate(zip(numbers.values(), kinds, strict=True))
    return [Number(value, f"{label}@{at}", kind) for at, (value, kind) in found if kind is not None]


def is_of_boards(label: str) -> bool:
    """Return True if a label speaks of boards, or of nothing else: "total: #", but not "all orders: #"."""
    words = [word for word in label.rpartition("@")[0].split() if word.isalpha()]
    known = (_COUNTED, _FILLERS, _SIZED, _ONE)
    return any(map(_BOARDS.match, words)) or all(any(one.match(word) for one in known) for word in words)


def kind_of(tokens: Sequence[Token], at: int, is_size: bool) -> Kind | None:
    """Return the kind of the number at an index of a line's tokens; None for a size, a time, steps and the like."""
    after = [text for _, text in takewhile(lambda one: one[0] == "word", tokens[at + 1 : at + 4])]
    before, last = words_before(tokens, at)
    if after and (_MEASURED.match(after[0]) or _SIZED.match(after[0])):
        return None
    if any(map(_BOARDS.match, after)):
        return None if last.lower() == "first" else "named"
    if _MEASURED.match(last):
        return None
    if (is_size and _SIZED.match(last)) or last.lower() in ("n", "for", "für"):
        return None
    is_counted = any(map(_COUNTED.match, before))
    if _ONE.match(last) and not is_counted:
        return "ordinal"
    if any(map(_BOARDS.match, before)):
        return "named"
    if any(map(_MEASURED.match, before)):
        return None
    return "named" if is_counted else ""


def words_before(tokens: Sequence[Token], at: int) -> tuple[list[str], str]:
    """Return the words before a number, without those behind another one, and the last of them, "" without one."""
    words: list[str] = []
    last = ""
    is_taken = False
    for kind, text in tokens[:at]:
        if kind == "word" and not is_taken and not _FILLERS.match(text):
            words.append(text)
            last = text
        elif kind in ("number", "other", "stop"):
            last = ""
        is_taken = kind in ("number", "other")
    return words, last
