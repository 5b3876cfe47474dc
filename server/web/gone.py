"""Addresses of features that went: each leads to the page that does it now, which names it in a sentence."""

from collections.abc import Iterator, Mapping
from functools import partial

from flask import Blueprint, redirect, render_template
from werkzeug.sansio.response import Response

from .supply import Supply

# By old address, the page that does it now, with a query whose field `gone` names the sentence.
GONE: Mapping[str, str] = {
    "table": "race?way=time&gone=table",
    "manual/api": "manual?gone=api#python",
    "study": "manual?gone=study#teaching",
    "download/steps.csv": "manual?gone=steps#commands",
    "download/steps.jsonl": "manual?gone=steps#commands",
}

gone = Blueprint("gone", __name__)


def address_of(path: str, ending: str = "") -> str:
    """Return the address that an old path leads to, relative to it; `ending`: that of the pages' addresses."""
    return f"{'../' * path.count('/')}{GONE[path].replace('?', f'{ending}?')}"


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
