// The listing: the lines that this step stands for are marked, and beside them stand the values they worked with.

import { binary, ones } from "../bits.js";
import { find, mark, write } from "../dom.js";
import { keepInView } from "../inview.js";

/** @typedef {import("../types.js").Step} Step */

const WIDEST_BINARY = 10; // digits
const WIDEST_SHOWN = 16; // digits of a mask whose value still tells something

/** @param {import("../actions.js").Actions} actions */
export function createCode(actions) {
  const listing = find("#listing");
  const lines = [...listing.querySelectorAll("li")];
  const values = lines.map((line) => find(".values", line));
  const texts = lines.map((line) => find("code", line).textContent ?? "");
  const numbered = (/** @type {RegExp} */ pattern) => texts.findIndex((text) => pattern.test(text)) + 1;
  const at = {
    head: numbered(/^def /),
    solved: numbered(/if col == done/),
    counted: numbered(/solutions \+= 1/),
    found: numbered(/poss = ~/),
    loop: numbered(/while poss/),
    lowest: numbered(/bit = /),
    taken: numbered(/poss -= bit/),
    size: numbered(/^n = /),
    done: numbered(/^done = /),
  };
  const size = find(".number", lines[at.size - 1]);
  const scrollTo = keepInView(listing);
  listenToLines(listing, lines, actions);

  /** @param {import("../types.js").Look} look */
  return function render({ shown, moment }) {
    if (!shown) return;
    const { run } = shown;
    const step = moment ? moment.whole : shown.step;
    const current = moment ? [moment.part.line] : step.lines;
    const beside = valuesBeside(step, run.n);
    if (moment) for (const line of step.lines) if (!moment.done.includes(line)) beside.delete(line);
    write(size, String(run.n)); // the listing as it runs for this board
    lines.forEach((line, index) => {
      mark(line, "current", current.includes(index + 1));
      write(values[index], beside.get(index + 1) ?? "");
    });
    scrollTo(lines[(current.at(-1) ?? 0) - 1] ?? null);
  };

  /** @param {Step} step @param {number} n @returns {Map<number, string>} */
  function valuesBeside(step, n) {
    const beside = new Map([
      [at.done, n <= WIDEST_SHOWN ? shown(ones(n), n) : ""],
    ]);
    if (step.stack.length) beside.set(at.head, `row ${step.row}`);
    switch (step.kind) {
      case "call":
        return beside.set(at.solved, "no").set(at.found, shown(step.poss, n));
      case "place":
        return beside.set(at.loop, "yes").set(at.lowest, shown(step.bit, n)).set(at.taken, shown(step.poss, n));
      case "solution":
        return beside.set(at.solved, "yes").set(at.counted, String(step.solutions));
      case "return":
        return step.lines.length ? beside.set(at.loop, "no") : beside;
      default:
        throw new Error(`no values for ${step.kind}`);
    }
  }

  /** A mask beside its line: in binary where there is room. @param {number} mask @param {number} n */
  function shown(mask, n) {
    return n <= WIDEST_BINARY ? binary(mask, n) : String(mask);
  }
}

/**
 * A line that steps run leads to the next of them. One of these lines is reached by Tab, the others by arrows.
 * @param {HTMLElement} listing @param {HTMLElement[]} lines @param {import("../actions.js").Actions} actions
 */
function listenToLines(listing, lines, actions) {
  const runs = /** @type {HTMLElement[]} */ ([...listing.querySelectorAll(".run")]);
  if (runs.length) runs[0].tabIndex = 0;
  listing.addEventListener("click", (event) => {
    const run = /** @type {Element} */ (event.target).closest(".run");
    const line = lines.findIndex((one) => run && one.contains(run)) + 1;
    if (line) actions.find({ line }, event.shiftKey ? "backward" : "forward");
  });
  listing.addEventListener("keydown", (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const next = by && runs[runs.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + by];
    if (!next || !runs.includes(/** @type {HTMLElement} */ (document.activeElement))) return;
    event.preventDefault();
    for (const run of runs) run.tabIndex = run === next ? 0 : -1;
    next.focus();
  });
}
