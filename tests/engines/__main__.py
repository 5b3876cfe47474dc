"""`python3 -m tests.engines`: go the journeys in Firefox and in WebKit, as far as they are installed."""

from __future__ import annotations

import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from server.bootstrap.start import ensure_environment

SIZE = (1280, 800)


def main() -> None:
    ensure_environment(["test"])
    from server.pyodide.files import VERSION
    from tests.engines import journeys, webkit
    from tests.tools import bidi
    from tests.tools.npm import fetch_package
    from tests.tools.serving import serving
    from tests.tools.site import build_other_version, build_site
    from tests.tools.system import log

    engines: dict[str, journeys.Opener] = {}
    if firefox := bidi.find_firefox():
        engines["Firefox"] = partial(bidi.open_page, firefox, *SIZE)
    if browser := webkit.find_webkit():
        engines["WebKitGTK"] = partial(webkit.open_page, browser, *SIZE)
    if not engines:
        sys.exit("tests: neither Firefox nor WebKitGTK is installed")
    pyodide = fetch_package("pyodide", VERSION)
    if pyodide is None:
        sys.exit("tests: the site needs Pyodide, which npm fetches from its registry")
    failed = False
    with tempfile.TemporaryDirectory() as name, serving() as address, journeys.leading(address) as in_class:
        folder = Path(name)
        ways = [(address, journey) for journey in journeys.JOURNEYS]
        ways += [(in_class, journeys.IN_A_CLASS), (journeys.film(folder), journeys.FILM)]
        build_site(built := folder / "built", pyodide)
        build_other_version(built, other := folder / "other")
        for engine, open_page in engines.items():
            began = time.monotonic()
            failures = journeys.travel(ways, open_page)
            failures |= journeys.travel_site(folder / "queens", built, other, open_page)
            for journey, reason in failures.items():
                log(f"{engine}: {journey}: {reason}")
            count = len(ways) + 3
            log(f"{engine}: {count - len(failures)} of {count} journeys, {time.monotonic() - began:.0f} s")
            failed = failed or bool(failures)
    sys.exit(failed)
