"""Who answers the pages, and what cannot be had of it: doors to that are left out, instead of failing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

# What a page may have to do without: drawers and pages by their names, and the rest.
LACKING = (
    *("learn", "class", "legend", "bits", "predict", "starts", "whatif", "gallery", "export", "worksheet"),
    *("race", "table", "exercise", "manual", "yours"),
    "count",  # counting at full speed
    "times",  # the measured times of the searches
    "tables",  # those of larger boards, which a server's user can make
    "calm",  # the calm page
    "watch",  # the page with the film
    "link",  # copying one to a place
    "runs",  # other searches and boards than the one that is shown
    "excerpts",  # steps as data, and films of them
)


@dataclass(frozen=True)
class Supply:
    """Who answers the pages.

    - `supplier`: a module in `suppliers/` of the page; "" for the server, over its websocket;
    - `lacks`: what cannot be had, of LACKING;
    - `ending`: of the pages' addresses, since a plain file server knows `race.html` and no `race`;
    - `policy`: the Content-Security-Policy, where no header can say it;
    - `facts`: what the supplier has to know, for JSON.
    """

    supplier: str = ""
    lacks: tuple[str, ...] = ()
    ending: str = ""
    policy: str = ""
    facts: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if unknown := [name for name in self.lacks if name not in LACKING]:
            raise ValueError(f"lacks must be of {', '.join(LACKING)}, not {unknown[0]!r}")

    def offers(self, name: str) -> bool:
        return name not in self.lacks

    def attributes(self) -> Mapping[str, str]:
        """Those of the page's root, by their names behind `data-`."""
        values = {
            "supplier": self.supplier,
            "lacks": " ".join(self.lacks),
            "ending": self.ending,
            "supply": json.dumps(self.facts, sort_keys=True) if self.facts else "",
        }
        return {name: value for name, value in values.items() if value}
