"""`python3 -m tests.benchmarks [name ...]`: measure, and print a table. Some minutes; with `--quick` less than one.

With `--write` the table goes into the README too.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from time import perf_counter

from server.bootstrap.start import ensure_environment

SUBJECTS = ("count", "seek", "windows", "outline", "wire", "load", "start", "page")
LONG = ("soak",)  # only by name: ten minutes


def main() -> None:
    options = _parse()
    ensure_environment(["test"])
    from tests.tools.serving import ROOT
    from tests.tools.system import say

    from . import report

    results = []
    for subject in options.subjects:
        started = perf_counter()
        measure = import_module(f".{subject}", __package__).measure
        results.append((subject, list(measure(quick=options.quick))))
        say(f"measured {subject} in {perf_counter() - started:.0f} s")
    figures = report.table(results)
    print(figures, end="")
    if options.write:
        readme = ROOT / "README.md"
        readme.write_text(report.insert(readme.read_text("utf-8"), figures), "utf-8")


def _parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python3 -m tests.benchmarks", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "subjects", nargs="*", metavar="name", help=f"{', '.join(SUBJECTS)} (default: all of them); soak"
    )
    parser.add_argument("--quick", action="store_true", help="fewer boards and rounds")
    parser.add_argument("--write", action="store_true", help="put the table into README.md, at its place")
    options = parser.parse_args()
    options.subjects = options.subjects or SUBJECTS
    if unknown := [name for name in options.subjects if name not in (*SUBJECTS, *LONG)]:
        parser.error(f"name must be one of {', '.join((*SUBJECTS, *LONG))}, not {unknown[0]!r}")
    return options


if __name__ == "__main__":
    main()
