"""Go the journeys in Chromium, Firefox and WebKit, as far as they are installed: `python3 -m tests.engines`.

With `--write` a run in which no journey failed writes the README's table of browsers.
"""

import argparse
import platform
import sys
import tempfile
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from functools import partial
from pathlib import Path

from server.bootstrap.start import ensure_environment

WINDOW, PHONE = (1280, 800), (390, 844)  # pixels
# Each engine with its place in the README's table: its name, with the version, and the tests that ran in it.
TABLE = {
    "Chromium": ("Chromium {}", "all tests of the page, and {} journeys"),
    "Firefox": ("Firefox {}", "the same {} journeys"),
    "WebKitGTK": ("WebKitGTK {}, the engine of Safari", "the same {} journeys; Safari itself was not tried"),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m tests.engines", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--write", action="store_true", help="write the README's table of browsers")
    write = parser.parse_args().write
    ensure_environment(["test"])
    from server.pyodide.files import VERSION
    from tests.benchmarks.report import insert
    from tests.engines import journeys, webkit
    from tests.tools import bidi, chromium
    from tests.tools.npm import fetch_package
    from tests.tools.serving import ROOT, serving
    from tests.tools.site import build_other_version, build_site
    from tests.tools.system import log

    chromium.install_chromium()
    engines: dict[str, journeys.Opener] = {"Chromium": chromium.open_page}
    if firefox := bidi.find_firefox():
        engines["Firefox"] = partial(bidi.open_page, firefox)
    if browser := webkit.find_webkit():
        engines["WebKitGTK"] = partial(webkit.open_page, browser)
    if write and (missing := TABLE.keys() - engines.keys()):
        sys.exit(f"tests: --write needs all engines; not installed: {', '.join(sorted(missing))}")
    pyodide = fetch_package("pyodide", VERSION)
    if pyodide is None:
        sys.exit("tests: the site needs Pyodide, which npm fetches from its registry")
    versions: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as name, serving() as address, journeys.leading(address) as in_class:
        folder = Path(name)
        ways = [*((address, journey) for journey in journeys.JOURNEYS), (journeys.film(folder), journeys.FILM)]
        build_site(built := folder / "built", pyodide)
        build_other_version(built, other := folder / "other")

        def travel(engine: str) -> int:
            """Go all journeys in an engine; return the number of those that failed."""
            began = time.monotonic()
            with engines[engine](*WINDOW) as page:
                versions[engine] = page.version
                results = journeys.travel(page, ways)
            with engines[engine](*PHONE) as page:
                results |= journeys.travel(page, [(in_class, journeys.IN_A_CLASS)])
                results |= journeys.travel_site(page, folder / engine, built, other)
            failures = [f"{journey}: {reason}" for journey, reason in results.items() if reason]
            for failure in failures:
                log(f"{engine}: {failure}")
            passed = len(results) - len(failures)
            log(f"{engine} {page.version}: {passed} of {len(results)} journeys, {time.monotonic() - began:.0f} s")
            return len(failures)

        with ThreadPoolExecutor() as pool:
            failed = sum(pool.map(travel, engines))
    if write and not failed:
        readme = ROOT / "README.md"
        table = format_table(versions, journeys.NUMBER)
        readme.write_text(insert(readme.read_text("utf-8"), "browsers", table), "utf-8")
    sys.exit(bool(failed))


def format_table(versions: Mapping[str, str], number: int) -> str:
    """Return the README's rows: each engine with its version, this system and this day, and the number of journeys."""
    system = platform.freedesktop_os_release()
    where = f"{system['NAME'].partition(' ')[0]} {system['VERSION_ID']}, {date.today():%-d %B %Y}"
    rows = [
        f"| {name.format(short(versions[engine]))} | {where} | {tests.format(number)} |\n"
        for engine, (name, tests) in TABLE.items()
    ]
    return "".join(["| engine | run on | |\n", "|---|---|---|\n", *rows])


def short(version: str) -> str:
    """Return a version without its last numbers: "153.8.0" is 153, "2.50.4" is 2.50."""
    first, second, *_ = version.split(".")
    return f"{first}.{second}" if len(first) == 1 else first


if __name__ == "__main__":
    main()
