"""A lesson of a viewer's own device is read by the server."""

from __future__ import annotations

from tests.wire.asking import ask

TEXT = """# One
## Two
[place](?algorithm=loop&n=4&step=2&part=last) look: row ld
A `ray`, and **[more](https://a.example)**.
"""


def test_it_is_answered_as_the_page_shows_it() -> None:
    reply = ask("lesson", text=TEXT + "? free\n")
    assert (reply["type"], reply["title"], reply["faults"]) == ("lesson", "One", [])
    words = [["text", "A "], ["code", "ray"], ["text", ", and "]]
    more = ["bold", [["link", "https://a.example", [["text", "more"]]]]]
    assert reply["stops"] == [
        {
            "title": "Two",
            "place": {"run": {"algorithm": "loop", "n": 4, "goal": "all"}, "step": 2, "part": -1, "panel": ""},
            "look": ["row", "ld"],
            "text": [["paragraph", [*words, more, ["text", "."]]]],
            "question": "free",
        }
    ]


def test_all_that_is_wrong_is_told_by_line() -> None:
    reply = ask("lesson", text="# One\n## Two\n[place](?n=4&step=50)\n*it*\n")
    assert reply["faults"] == [
        {"line": 3, "what": "beyond", "found": "50", "allowed": "0 … 49"},
        {"line": 4, "what": "italic", "found": "", "allowed": ""},
    ]
    (long,) = ask("lesson", text="# x\n" * 20_000)["faults"]
    assert long == {"line": 1, "what": "long", "found": "80000", "allowed": "20000"}


def test_what_is_no_text_is_refused() -> None:
    assert ask("lesson", text=7)["message"] == "text must be a string, not 7"
    assert ask("lesson", text=...)["message"] == "text is missing: it must be a string"
