// puzzle: bitmask on a board with closed squares, regions and given queens, which add the registers reg and open.

import { maskRow, registersOf, hideUnread, NOTHING } from "../model/strip.js";
import { wordsOf } from "../words/words.js";
import { LINE_ROWS, view as bitmask, withWords } from "./bitmask.js";

/** @import { Row, Strip } from "../model/strip.js" */
/** @import { AlgorithmView } from "../types.js" */

const words = await wordsOf("page");

/** @param {Row} row @returns {Row} */
const withoutCard = ({ card: _, place: __, ...row }) => row;

/** @type {Row} */
const REG = { name: "reg", label: "reg", kind: "reg", explained: true };
/** @type {Row} */
const OPEN = { name: "open", label: "open", kind: "free", explained: true };

/** @type {Strip} */
const strip = {
  title: words.REGISTERS,
  rows: [
    ...LINE_ROWS.map(withoutCard),
    REG,
    OPEN,
    { name: "poss", label: "poss", made: words.MADE.openNot, kind: "poss", explained: true },
    { name: "bit", label: "bit", made: words.MADE.lowest, kind: "bit", explained: true },
  ],
  below: "worths",
  show(step, n) {
    const isOver = !step.stack.length;
    const rows = registersOf(step, n);
    const { poss } = rows;
    const open = maskRow(step.open ?? 2 ** n - 1, n);
    const contents = withWords({
      ...rows,
      poss: { ...poss, made: poss.made === "not" ? "openNot" : poss.made },
      reg: isOver ? NOTHING : maskRow(step.reg ?? 0, n),
      open: isOver ? NOTHING : step.kind === "enter" ? hideUnread(open) : { ...open, idle: step.kind === "solution" },
    });
    return { contents, said: "" };
  },
};

/** @type {AlgorithmView} */
export const view = {
  ...bitmask,
  parts: undefined, // they are lines of bitmask
  board: true,
  signs: { ...bitmask.signs, below: ["reg", "opened", "poss", "crossed", "bit", "coming", "ghost"] },
  sentence: words.algorithms.puzzleSentence,
  strip,
};
