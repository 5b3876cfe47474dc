// The listing: the lines that this step stands for are marked, and beside them stand the values they worked with.

import { binary, ones } from "../bits.js";
import { find, mark, write } from "../dom.js";
import { keepInView } from "../inview.js";

/** @typedef {import("../types.js").Step} Step */

const WIDEST_BINARY = 10; // digits
const WIDEST_SHOWN = 16; // digits of a mask whose value still tells something

export function createCode() {
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

  /** @param {import("../types.js").State} state */
  return function render({ shown }) {
    if (!shown) return;
    const { step, run } = shown;
    const beside = valuesBeside(step, run.n);
    write(size, String(run.n)); // the listing as it runs for this board
    lines.forEach((line, index) => {
      mark(line, "current", step.lines.includes(index + 1));
      write(values[index], beside.get(index + 1) ?? "");
    });
    scrollTo(lines[(step.lines.at(-1) ?? 0) - 1] ?? null);
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
