"""No sentence in comments, docstrings or English texts begins with a pronoun without a noun, such as "what"."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tools.serving import ROOT

LEFT_OUT = {"bugs", "corpus", "listings", "vendor"}  # third-party code, and code as learners write it
PRONOUNS = "What|Whatever|Whether|Who|Whoever|Whom|Whose|Those|Nobody"
# A question may begin with one; it ends with a question mark.
WRONG = re.compile(rf"(?:\A|(?<=[.:!?] )|(?<=\n\n)|(?<=\n[-*] ))(?:{PRONOUNS})\b[^.?!]*(?:[.!]|\Z)")


def files(*endings: str) -> list[Path]:
    found = [
        path for top in ("server", "tests", ".github") for path in (ROOT / top).rglob("*") if path.suffix in endings
    ]
    return sorted(
        path for path in [*found, ROOT / "README.md"] if path.suffix in endings and not LEFT_OUT & {*path.parts}
    )


def texts_of_python(source: str) -> Iterator[str]:
    """Yield docstrings and comments; comments on successive lines are one text."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            yield ast.get_docstring(node) or ""
    lines: list[str] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            lines.append(token.string.lstrip("# "))
        elif token.type not in (tokenize.NL, tokenize.NEWLINE):
            yield " ".join(lines)
            lines = []


def texts_of_script(source: str) -> Iterator[str]:
    """Yield block comments and line comments; line comments on successive lines are one text."""
    for block in re.findall(r"/\*+(.*?)\*/", source, re.DOTALL):
        yield re.sub(r"(?m)^ *\* ?", "", block).strip()
    for lines in re.findall(r"(?m)(?:^ *// .*\n?)+|(?<=[;,{(] )// .*", source):
        yield re.sub(r"(?m)^ *// ?", "", lines).replace("\n", " ").strip()


def texts_of(path: Path) -> Iterator[str]:
    source = path.read_text("utf-8")
    match path.suffix:
        case ".py":
            yield from texts_of_python(source)
        case ".md":
            yield from re.split(r"\n\n+|\n[-*] |\| ", re.sub(r"(?ms)^```.*?^```", "", source))
        case _:
            yield from texts_of_script(source)


@pytest.mark.parametrize("ending", [".py", ".js", ".css", ".md"])
def test_every_sentence_names_its_subject(ending: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {found.group()[:80]}"
        for path in files(ending)
        if not path.name.endswith(".de.md")
        for text in texts_of(path)
        for found in WRONG.finditer(text)
    ]
    assert wrong == []


def test_the_pattern_finds_pronouns_only_at_the_beginning_of_statements() -> None:
    for text in ("What a viewer sees.", "A film. Who asks gets it.", "Whether it ends", "One.\n\nNobody waits."):
        assert WRONG.search(text), text
    for text in ("What is wrong here?", "A film that nobody watches.", "Whosoever.", "Which steps follow."):
        assert not WRONG.search(text), text
    assert list(filter(None, texts_of_python('"""One."""\n# Two\n# lines.\nx = 1  # Three.\n'))) == [
        "One.",
        "Two lines.",
        "Three.",
    ]
    assert [*texts_of_script("/** One. */\n// Two\n// lines.\nlet x; // Three.\n")] == ["One.", "Two lines.", "Three."]
