"""Recognize the programming language of a text that Python cannot compile, by its signs."""

from __future__ import annotations

import re

ENOUGH = 2  # signs that a language needs; a decisive one counts twice
_PYTHON = re.compile(r"^\s*(def|class|for|while|if|elif|else|try|with)\b[^{}]*:\s*(#.*)?$", re.MULTILINE)

# For each language its decisive signs, and signs that others may have, too.
_SIGNS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "Java": (
        (r"\bpublic\s+static\s+void\s+main", r"\bSystem\.out\.print", r"^import\s+java\b"),
        (r"\bpublic\s+\w[\w<>\[\]]*\s+\w+\s*\(", r"\bnew\s+\w+(<[\w<>]*>)?\s*[(\[]", r"\bList<", r"\bboolean\b"),
    ),
    "C#": (
        (r"\bConsole\.Write", r"^using\s+System\b"),
        (r"\bpublic\s+\w[\w<>\[\]]*\s+\w+\s*\(", r"\bIList<", r"\bnamespace\s+\w", r"\bvar\s+\w+\s*=\s*new\b"),
    ),
    "C++": (
        (r"^\s*#include\s*<(iostream|vector|string|algorithm|bits/)", r"\busing\s+namespace\s+std\b", r"\bstd::"),
        (r"\bvector\s*<", r"^\s*(public|private):", r"\bcout\s*<<", r"\bauto\s+\w+\s*="),
    ),
    "C": (
        (r"^\s*#include\s*[<\"]\w+\.h[>\"]",),
        (r"\bint\s+main\s*\(", r"\bprintf\s*\(", r"\bint\s+\w+\s*\[[^\]]*\]\s*[;=]", r"\bvoid\s+\w+\s*\("),
    ),
    "TypeScript": (
        (r"\bfunction\s+\w+\s*\([^)]*:\s*(number|string)", r"\b(let|const)\s+\w+\s*:\s*(number|string)"),
        (),
    ),
    "JavaScript": (
        (r"\bconsole\.log\s*\(", r"\bfunction\s*\w*\s*\([^)]*\)\s*\{"),
        (r"\b(let|const|var)\s+\w+\s*=", r"=>\s*[{(\w]", r"===", r"\bfor\s*\(\s*(let|var)\b"),
    ),
    "Go": ((r"^package\s+\w+\s*$", r"\bfmt\.Print"), (r"^func\s+\w+\s*\(", r"\w\s*:=\s*\S", r"\bmake\(\[\]")),
    "Rust": ((r"\bfn\s+\w+\s*\([^)]*\)\s*(->\s*[^{]+)?\{", r"\bprintln!\s*\("), (r"\blet\s+mut\b", r"\bVec<")),
    "Kotlin": ((r"\bfun\s+\w+\s*\([^)]*\)[^{=]*[{=]",), (r"\bval\s+\w+\s*=", r"\bprintln\s*\(")),
    "Swift": ((r"\bfunc\s+\w+\s*\([^)]*:[^)]*\)\s*(->\s*[^{]+)?\{",), (r"\bvar\s+\w+\s*=", r"\blet\s+\w+\s*=")),
    "PHP": ((r"<\?php",), (r"\$\w+\s*=",)),
    "Ruby": ((r"^\s*def\s+\w+[^:]*\n(.*\n)*?\s*end\s*$",), (r"\bputs\s", r"\bdo\s*\|")),
    "Haskell": ((r"^\w+\s*::\s*.+->", r"^main\s*=\s*(do|print|put)"), (r"^module\s+\w+", r"\bwhere\s*$")),
    "Pascal": ((r"^\s*program\s+\w+\s*;",), (r"\bbegin\b", r":=")),
    "HTML": ((r"<!doctype\s+html", r"<html\b"), ()),
}  # fmt: skip


def language_of(source: str) -> str:
    """Return the language that a text seems to be in; "" if it has lines of Python, or too few signs."""
    if _PYTHON.search(source):
        return ""
    points = {name: count_signs(source, *signs) for name, signs in _SIGNS.items()}
    best = max(points, key=points.__getitem__)
    return best if points[best] >= ENOUGH else ""


def count_signs(source: str, decisive: tuple[str, ...], others: tuple[str, ...]) -> int:
    """Count the signs that occur in a text."""
    flags = re.MULTILINE | re.IGNORECASE
    return 2 * sum(bool(re.search(sign, source, flags)) for sign in decisive) + sum(
        bool(re.search(sign, source, flags)) for sign in others
    )
