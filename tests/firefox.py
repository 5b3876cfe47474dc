"""`python3 -m tests.firefox`: check the page in the system's Firefox, if there is one; not part of the test suite."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from server.bootstrap.start import ensure_environment

# Sets a field and fires its change event, as typing does.
SET_FIELD = """([name, value]) => {
  const field = document.querySelector(`input[aria-label="${name}"]`);
  field.value = value;
  field.dispatchEvent(new Event("change"));
}"""
SHOWN = """async (n) => {
  const squares = () => document.querySelectorAll("#squares > *").length;
  while (squares() !== n * n || !document.querySelector("#stage[data-kind]")) await new Promise(requestAnimationFrame);
}"""
PLAY_A_MILLION_STEPS = """async () => {
  const step = () => Number(document.getElementById("step-number").textContent.replaceAll(",", ""));
  document.getElementById("play").click();
  while (step() < 1_000_000) await new Promise(requestAnimationFrame);
  document.getElementById("play").click();
}"""


def main() -> None:
    ensure_environment(["test"])
    from server import Film, Trace
    from tests.browser import golden
    from tests.browser.screen import PICTURE
    from tests.tools import bidi
    from tests.tools.serving import serving
    from tests.tools.system import log

    program = bidi.find_firefox()
    if program is None:
        sys.exit("tests: no Firefox found")
    steps = golden.trace(4)
    with serving() as address, bidi.open_page(program, 1440, 900) as page:
        page.goto(address)
        page.evaluate(SHOWN, 8)
        page.evaluate(SET_FIELD, ["Board size N, 1 to 32", "4"])
        page.evaluate(SHOWN, 4)
        for index in range(len(steps)):
            shown = page.evaluate(PICTURE, ["step-forward" if index else "", str(index)])
            wanted = golden.expected_picture(steps, index, 4)
            differing = [part for part in wanted if shown[part] != wanted[part]]
            if differing:
                sys.exit(f"tests: Firefox shows step {index} of N = 4 wrong: {', '.join(differing)}")
        page.evaluate(SET_FIELD, ["Board size N, 1 to 32", "16"])
        page.evaluate(SHOWN, 16)
        page.evaluate(SET_FIELD, ["Speed, steps a second", "10000000"])
        page.evaluate(PLAY_A_MILLION_STEPS)
        with tempfile.TemporaryDirectory() as folder:
            Film(Trace("bitmask", 8)).save(file := Path(folder, "film.html"))
            page.goto(file.as_uri())
            page.evaluate(SHOWN, 8)
    if page.console_errors:
        sys.exit("tests: Firefox complained:\n" + "\n".join(page.console_errors))
    log(f"Firefox shows all {len(steps)} steps of N = 4 as it should, plays N = 16, and opens a film in one file")


if __name__ == "__main__":
    main()
