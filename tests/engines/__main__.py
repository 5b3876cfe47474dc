"""`python3 -m tests.engines`: go the journeys in Firefox and in WebKit, as far as they are installed."""

from __future__ import annotations

import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from server.bootstrap.start import ensure_environment

WINDOW, PHONE = (1280, 800), (390, 844)  # pixels


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
        engines["Firefox"] = partial(bidi.open_page, firefox)
    if browser := webkit.find_webkit():
        engines["WebKitGTK"] = partial(webkit.open_page, browser)
    if not engines:
        sys.exit("tests: neither Firefox nor WebKitGTK is installed")
    pyodide = fetch_package("pyodide", VERSION)
    if pyodide is None:
        sys.exit("tests: the site needs Pyodide, which npm fetches from its registry")
    with tempfile.TemporaryDirectory() as name, serving() as address, journeys.leading(address) as in_class:
        folder = Path(name)
        ways = [*((address, journey) for journey in journeys.JOURNEYS), (journeys.film(folder), journeys.FILM)]
        build_site(built := folder / "built", pyodide)
        build_other_version(built, other := folder / "other")

        def travel(engine: str) -> int:
            """Go all journeys in an engine; return the number of those that failed."""
            began = time.monotonic()
            with engines[engine](*WINDOW) as page:
                results = journeys.travel(page, ways)
            with engines[engine](*PHONE) as page:
                results |= journeys.travel(page, [(in_class, journeys.IN_A_CLASS)])
                results |= journeys.travel_site(page, folder / engine, built, other)
            failures = [f"{journey}: {reason}" for journey, reason in results.items() if reason]
            for failure in failures:
                log(f"{engine}: {failure}")
            passed = len(results) - len(failures)
            log(f"{engine}: {passed} of {len(results)} journeys, {time.monotonic() - began:.0f} s")
            return len(failures)

        with ThreadPoolExecutor() as pool:
            failed = sum(pool.map(travel, engines))
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
