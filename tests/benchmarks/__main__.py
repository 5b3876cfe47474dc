"""Measure and print a table: `python3 -m tests.benchmarks [name ...]`. It takes minutes; with `--quick`, less than one.

`--write` writes the table to FIGURES.md, and five lines to the README.
"""

import argparse
from importlib import import_module
from pathlib import Path
from time import perf_counter

from server.bootstrap.start import ensure_environment

SUBJECTS = ("count", "seek", "windows", "outline", "puzzle", "load", "class", "abuse", "start", "page", "site")


def main() -> None:
    options = _parse()
    ensure_environment(["test"])
    from tests.tools.serving import ROOT
    from tests.tools.system import log

    from . import report

    results = []
    for subject in options.subjects:
        started = perf_counter()
        measure = import_module(f".{subject}", __package__).measure
        results.append((subject, list(measure(quick=options.quick))))
        log(f"measured {subject} in {perf_counter() - started:.0f} s")
    figures = report.table(results)
    print(figures, end="")
    if options.write:
        Path(__file__).with_name("FIGURES.md").write_text(report.file(results), "utf-8")
        readme = ROOT / "README.md"
        readme.write_text(report.insert(readme.read_text("utf-8"), "figures", report.lines(results)), "utf-8")


def _parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python3 -m tests.benchmarks", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("subjects", nargs="*", metavar="name", help=f"{', '.join(SUBJECTS)} (default: all of them)")
    parser.add_argument("--quick", action="store_true", help="fewer boards and rounds")
    parser.add_argument("--write", action="store_true", help="write FIGURES.md and the README's five lines")
    options = parser.parse_args()
    if options.write and (options.subjects or options.quick):
        parser.error("--write needs all subjects, measured without --quick")
    options.subjects = options.subjects or SUBJECTS
    if unknown := [name for name in options.subjects if name not in SUBJECTS]:
        parser.error(f"name must be one of {', '.join(SUBJECTS)}, not {unknown[0]!r}")
    return options


if __name__ == "__main__":
    main()
