"""Split the text of a paragraph into lines and pieces."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from markdown_it.token import Token

from .lesson import Piece, Pieces

Numbered = tuple[int, Token]  # with its line

_BREAKS = ("softbreak", "hardbreak")
_REFUSED = {"em_open": "italic", "s_open": "struck", "image": "image", "html_inline": "html"}
_MARKS = {
    "strong_open": "**",
    "em_open": "*",
    "s_open": "~~",
    "link_open": "[](…)",
    "image": "![](…)",
    "html_inline": "<…>",
}


def list_lines(tokens: Iterable[Token], first: int) -> Iterator[list[Numbered]]:
    """Yield the lines of a paragraph, numbered from `first`, each with its break; elements across lines stay whole."""
    number, depth = first, 0
    line: list[Numbered] = []
    for token in tokens:
        line.append((number, token))
        depth += token.nesting
        if token.type in _BREAKS:
            number += 1
            if depth == 0:
                yield line
                line = []
    if line:
        yield line


def plain(tokens: Iterable[Token]) -> str:
    """Return the words without marks."""
    return "".join(" " if token.type in _BREAKS else token.content for token in tokens if not token.nesting).strip()


def list_marks(tokens: Iterable[Token]) -> Iterator[str]:
    """Return the sign of each mark among the words, such as `**`."""
    return (_MARKS[token.type] for token in tokens if token.type in _MARKS)


def read_pieces(
    tokens: Sequence[Numbered], add_fault: Callable[[int, str], None], link: Callable[[int, str], None]
) -> Pieces:
    """Return the pieces of a text. Call `add_fault` for each forbidden element, and `link` for each address."""
    open_pieces: list[tuple[Token | None, list[Piece]]] = [(None, [])]
    for line, token in tokens:
        pieces = open_pieces[-1][1]
        if token.type in _REFUSED:
            add_fault(line, _REFUSED[token.type])
        elif token.type in ("strong_open", "link_open"):
            open_pieces.append((token, []))
            if token.type == "link_open":
                link(line, str(token.attrGet("href")))
        elif token.type in ("strong_close", "link_close"):
            opening, inner = open_pieces.pop()
            assert opening
            content = tuple(inner)
            is_link = opening.type == "link_open"
            open_pieces[-1][1].append(("link", str(opening.attrGet("href")), content) if is_link else ("bold", content))
        elif token.type == "code_inline":
            pieces.append(("code", token.content))
        elif not token.nesting:
            add_text(pieces, " " if token.type in _BREAKS else token.content)
    return trim(open_pieces[0][1])


def add_text(pieces: list[Piece], text: str) -> None:
    if pieces and pieces[-1][0] == "text":
        pieces[-1] = ("text", pieces[-1][1] + text)
    elif text:
        pieces.append(("text", text))


def trim(pieces: list[Piece]) -> Pieces:
    """Strip the spaces at both ends."""
    if pieces and pieces[0][0] == "text":
        pieces[0] = ("text", pieces[0][1].lstrip(" "))
    if pieces and pieces[-1][0] == "text":
        pieces[-1] = ("text", pieces[-1][1].rstrip(" "))
    return tuple(piece for piece in pieces if piece != ("text", ""))
