"""The table of requests in WIRE.md, made of the checks of their fields. `python3 -m tests.wire.document` writes it."""

import json
import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from server.config.limits import LARGEST_STEP
from server.wire.checks import BadRequest
from server.wire.fields import names_of
from server.wire.protocol import parse
from tests.tools.serving import ROOT
from tests.wire.asking import ALL_FORMS, form

WIRE = ROOT / "server/wire/WIRE.md"
TABLE = re.compile(r"(?<=\n\n)\| request \| fields \|\n.*?\n(?=\n)", re.DOTALL)
NO_VALUE = {"": 0}  # a value that no field allows
# Fields that many requests have, under one name.
GROUPS = {
    "run": ("algorithm", "n", "goal", "board"),
    "film": ("part", "playing", "speed", "point", "lesson", "stop"),
    "member": ("code", "seat", "token"),
}
# Fields that only go with other values of a request.
TOGETHER: dict[tuple[str, str], dict[str, Any]] = {
    ("find", "line"): {"what": "line"},
    ("find", "square"): {"what": "square"},
    ("find", "queens"): {"what": "queens", "from": ..., "direction": ...},
    ("classes", "solution"): {"start": ..., "stop": ...},
}


def describe(kind: str, name: str) -> str:
    """Return a field of a request with its allowed values; in brackets if it may be missing."""
    message = form(kind, **TOGETHER.get((kind, name), {}))
    refused = re.match(rf"{name} must be (.*), not \{{", _refusal({**message, name: NO_VALUE}))
    field = f"`{name}`" + (f": {refused[1]}" if refused else "").replace(str(LARGEST_STEP), "2^53 - 1")
    return field if _refusal(form(kind, **{name: ...})) else f"[{field}]"


def _refusal(message: dict[str, Any]) -> str:
    try:
        parse(json.dumps(message))
    except BadRequest as error:
        return str(error)
    return ""


def list_fields(kind: str) -> Iterator[str]:
    """Yield the fields of a request, groups by their name."""
    group_of = {name: group for group, names in GROUPS.items() if {*names} <= {*names_of(kind)} for name in names}
    for group, names in groupby(names_of(kind)[2:], group_of.get):
        if group:
            yield f"the {group}"
        else:
            yield from (describe(kind, name) for name in names)


def write_table() -> str:
    """Return the table: a row for each request, in the order of their declaration."""
    rows = [f"| `{kind}` | {'; '.join(list_fields(kind)) or 'none'} |" for kind in ALL_FORMS]
    groups = [
        f"| the {group} | {'; '.join(describe('join' if group == 'member' else 'open', name) for name in names)} |"
        for group, names in GROUPS.items()
    ]
    return "\n".join(["| request | fields |", "|---|---|", *groups, *rows, ""])


def main() -> None:
    text = WIRE.read_text("utf-8")
    WIRE.write_text(TABLE.sub(lambda _: write_table(), text), "utf-8")


if __name__ == "__main__":
    main()
