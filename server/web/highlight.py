"""Split a listing into coloured pieces for the page. The names of the search's masks have colours of their own.

The pieces of all lines, joined, are exactly the listing.
"""

from typing import Any, Literal

from pygments.lexers import JavascriptLexer, PythonLexer
from pygments.token import Comment, Keyword, Name, Number, Operator

MASKS = frozenset({"ld", "col", "rd", "poss", "bit"})  # names with the same colours everywhere on the page

Language = Literal["python", "javascript"]
LEXERS = {"python": PythonLexer, "javascript": JavascriptLexer}

Piece = tuple[str, str]  # CSS class ("" for none) and text


def highlight(listing: str, language: Language = "python") -> list[list[Piece]]:
    """Return the lines of a listing, each as pieces with a CSS class."""
    lines: list[list[Piece]] = [[]]
    for kind, text in LEXERS[language](stripnl=False, ensurenl=False).get_tokens(listing.rstrip("\n")):
        first, *rest = text.split("\n")
        for more, part in [(False, first), *((True, part) for part in rest)]:
            if more:
                lines.append([])
            if part:
                lines[-1].append((css_class(kind, part), part))
    return lines


def css_class(kind: Any, text: str) -> str:
    """Return the CSS class of a token; "" for none."""
    if kind in Name and text in MASKS:
        return f"name-{text}"
    for family, name in ((Keyword, "keyword"), (Operator.Word, "keyword"), (Comment, "comment"), (Number, "number")):
        if kind in family:
            return name
    return ""
