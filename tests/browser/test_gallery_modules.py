"""The gallery's modules that touch no page, each by itself in the browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from server.formats.boards import FORMS, text
from server.search.trace.trace import Trace


def test_texts_are_those_of_the_server(blank: Page) -> None:
    boards = [solution.columns for n in (1, 4, 6, 12) for solution in Trace("bitmask", n).solutions(0, 5)]
    written = blank.evaluate(
        """async ([boards, forms]) => {
          const { textOf } = await import("/static/js/gallery/texts.js");
          return boards.map((columns) => forms.map((form) => textOf(columns, form)));
        }""",
        [boards, FORMS],
    )
    assert written == [[text(columns, form) for form in FORMS] for columns in boards]


# A server with 100 things that gives 32 at a time, or fails; what was asked for and what is here in the end.
_PAGES = """async ({ wishes, fails }) => {
  const { createPages } = await import("/static/js/gallery/pages.js");
  const { Refused } = await import("/static/js/wire/protocol.js");
  const asked = [], failures = [];
  let settle;
  const settled = new Promise((resolve) => (settle = resolve));
  const fetch = async (start, stop) => {
    asked.push([start, stop]);
    const failure = fails.shift();
    if (failure) throw new Refused(failure, failure);
    return Array.from({ length: Math.max(0, Math.min(100, stop) - start) }, (_, at) => start + at);
  };
  const pages = createPages(fetch, () => setTimeout(settle), (error) => { failures.push(error.code); settle(); });
  for (const [start, stop] of wishes) pages.wish(start, stop);
  await settled;
  await new Promise((resolve) => setTimeout(resolve));
  return { asked, failures, here: [0, 31, 32, 64, 95, 99, 100].filter((index) => pages.get(index) === index) };
}"""


@pytest.mark.parametrize(
    ("wishes", "fails", "expected"),
    [
        ([[0, 20]], [], {"asked": [[0, 32]], "failures": [], "here": [0, 31]}),
        ([[0, 20], [90, 99], [60, 70]], [], {"asked": [[0, 32], [60, 92]], "failures": [], "here": [0, 31, 64]}),
        ([[90, 120]], [], {"asked": [[90, 122], [100, 132]], "failures": [], "here": [95, 99]}),
        ([[0, 8]], ["not_ready"], {"asked": [[0, 32], [0, 32]], "failures": [], "here": [0, 31]}),
        ([[0, 8]], ["bad_request"], {"asked": [[0, 32]], "failures": ["bad_request"], "here": []}),
    ],
)
def test_pages_are_asked_for_one_at_a_time_the_newest_wish_next(
    blank: Page, wishes: list[list[int]], fails: list[str], expected: dict[str, Any]
) -> None:
    assert blank.evaluate(_PAGES, {"wishes": wishes, "fails": fails}) == expected


def test_what_has_long_been_out_of_sight_is_forgotten(blank: Page) -> None:
    kept = blank.evaluate(
        """async () => {
          const { createPages } = await import("/static/js/gallery/pages.js");
          const fetch = async (start, stop) => Array.from({ length: stop - start }, (_, at) => start + at);
          const pages = createPages(fetch, () => {}, () => {});
          for (let start = 0; start < 6400; start += 32) {
            pages.wish(start, start + 32);
            while (pages.get(start) === undefined) await Promise.resolve();
          }
          return Array.from({ length: 6400 }, (_, index) => pages.get(index)).filter((thing) => thing !== undefined);
        }"""
    )
    assert len(kept) <= 2048
    assert kept == list(range(6400 - len(kept), 6400))


def test_the_newest_wish_is_asked_next_and_those_between_never(blank: Page) -> None:
    assert blank.evaluate(
        """async () => {
          const { createNewest } = await import("/static/js/wire/newest.js");
          const asked = [], taken = [], failed = [];
          const ask = async (wish) => { asked.push(wish); if (wish === 3) throw new Error("three"); return wish * 10; };
          const newest = createNewest(ask, (wish, answer) => taken.push(answer), (error) => failed.push(error.message));
          for (const wish of [1, 2, 3]) newest.wish(wish);
          await new Promise((resolve) => setTimeout(resolve));
          newest.wish(4);
          newest.close();
          await new Promise((resolve) => setTimeout(resolve));
          return [asked, taken, failed];
        }"""
    ) == [[1, 3, 4], [10], ["three"]]
