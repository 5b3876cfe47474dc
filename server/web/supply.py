"""Suppliers of the pages, and the features that each lacks: their controls are left out, so that none can fail."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

# Features that a page may lack: drawers and pages by name, and the rest.
LACKING = (
    *("learn", "class", "legend", "bits", "predict", "place", "gallery", "export", "worksheet"),
    *("puzzle", "race", "exercise", "manual", "yours"),
    "count",  # counting at full speed
    "times",  # measured times of the listings
    "calm",  # the calm page
    "watch",  # the page with the film
    "link",  # copying a link to a place
    "runs",  # searches and boards other than the shown one
    "excerpts",  # steps as data, and films of them
)


@dataclass(frozen=True)
class Supply:
    """The supplier of the pages.

    - `supplier`: a module in `suppliers/` of the page; "" for the server, over its websocket;
    - `lacks`: missing features, of LACKING;
    - `ending`: ending of the pages' addresses, since a plain file server has `race.html` but no `race`;
    - `policy`: the Content-Security-Policy for the page, where no header can carry it;
    - `facts`: data for the supplier, as JSON values.
    """

    supplier: str = ""
    lacks: tuple[str, ...] = ()
    ending: str = ""
    policy: str = ""
    facts: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if unknown := [name for name in self.lacks if name not in LACKING]:
            raise ValueError(f"lacks must only have names of {', '.join(LACKING)}, not {unknown[0]!r}")

    def offers(self, name: str) -> bool:
        return name not in self.lacks

    def attributes(self) -> Mapping[str, str]:
        """Return attributes for the page's root element, by their names without `data-`."""
        values = {
            "supplier": self.supplier,
            "lacks": " ".join(self.lacks),
            "ending": self.ending,
            "supply": json.dumps(self.facts, sort_keys=True) if self.facts else "",
        }
        return {name: value for name, value in values.items() if value}
