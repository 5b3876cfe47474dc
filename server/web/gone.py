"""Addresses of features that went: each leads to the page that does it now, which names it in a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from flask import Blueprint, redirect, render_template
from werkzeug.sansio.response import Response

from .supply import Supply


class Successor(NamedTuple):
    """The page that does now what an old address did; `query`: its query, whose field `gone` names the sentence."""

    page: str
    query: str


GONE: Mapping[str, Successor] = {
    "table": Successor("race", "?way=time&gone=table"),
    "manual/api": Successor("manual", "?gone=api#python"),
    "study": Successor("manual", "?gone=study#teaching"),
    "download/steps.csv": Successor("manual", "?gone=steps#commands"),
    "download/steps.jsonl": Successor("manual", "?gone=steps#commands"),
}

gone = Blueprint("gone", __name__)


def address_of(path: str, ending: str = "") -> str:
    """Return the address that an old path leads to, relative to it; `ending`: that of the pages' addresses."""
    page, query = GONE[path]
    return f"{'../' * path.count('/')}{page}{ending}{query}"


def lead(path: str) -> Response:
    """Redirect an old address."""
    return redirect(address_of(path), 301)


def write_pages(supply: Supply) -> Iterator[tuple[str, str]]:
    """Yield the path of each old page on a site of plain files, and the page that leads on."""
    for path in GONE:
        target = address_of(path, supply.ending)
        yield f"{path}{supply.ending}", render_template("gone.html", target=target, policy=supply.policy)


for path in GONE:
    gone.add_url_rule(f"/{path}", path.replace("/", "_").replace(".", "_"), partial(lead, path))
