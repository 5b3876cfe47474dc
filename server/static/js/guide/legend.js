// The legend: how to read the shown search, in a few paragraphs, then all its signs with their meanings. The signs use
// the page's own symbols and classes, so that they look the same here.

import { viewOf } from "../algorithms/algorithms.js";
import { upTo } from "../model/board.js";
import { hasExtra } from "../model/names.js";
import { isEndless } from "../model/icicle.js";
import { glancesOf } from "../model/rays.js";
import { el, mark, svg, named } from "../page/dom.js";
import { drawBit } from "../drawing/bits.js";
import { createWheel, paintWheel } from "../drawing/wheel.js";
import { drawSmallBoard } from "../drawing/smallboard.js";
import { between, createGhost, createPlumb, createQueen, createRay, drawGlance, placed } from "../drawing/pieces.js";
import { wordsOf } from "../words/words.js";

/** @import { Line } from "../model/bits.js" */
/** @import { Cell } from "../model/strip.js" */
/** @import { Actions, DrawerContent, DrawerParts, Square, State } from "../types.js" */

const words = await wordsOf("guide");

const { HOW_TO_READ, SECTIONS, LEGEND } = words;

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create({ actions, state }) {
  const element = el("div", { class: "legend" });
  let explained = "";

  /** @param {State} state */
  function render(state) {
    const { algorithm } = state.film.run;
    const endless = isEndless(state.film);
    const name = `${algorithm} ${endless}`;
    if (name === explained) return;
    explained = name;
    element.replaceChildren(
      ...HOW_TO_READ[algorithm].map((text) => el("p", {}, ...named(text))),
      ...sectionsOf(algorithm, endless).flatMap(([section, signs]) =>
        hasExtra(state.page.calm, section) ? createSection(section, signs) : [createUnmet(section, signs, actions)],
      ),
    );
  }
  render(state());
  return { element, render };
}

/** @typedef {[keyof typeof SECTIONS, readonly string[]]} Section */

/** Return the signs of each part of the page. @param {string} algorithm @param {boolean} endless */
function sectionsOf(algorithm, endless) {
  const { family, signs } = viewOf(algorithm);
  /** @type {Section[]} */
  const sections = [
    ["board", family === "masks" ? [...signs.board, "ring"] : signs.board],
    [family === "masks" ? "registers" : "below", signs.below],
    ["tree", signs.tree],
    ["timeline", endless ? ["past", "unwalked"] : ["past", "future", "tick", ...(signs.tree.length ? ["calls"] : [])]],
  ];
  return sections.filter(([, names]) => names.length);
}

/** @param {Section[0]} section @param {Section[1]} signs */
const createSection = (section, signs) => [el("h3", {}, SECTIONS[section]), listOf(signs)];

/** Create a section about a part that the calm page lacks: opening it shows the part. @param {Section[0]} section @param {Section[1]} signs @param {Actions} actions */
function createUnmet(section, signs, actions) {
  const [title, list] = createSection(section, signs);
  const element = el("details", {}, el("summary", {}, title), list);
  element.addEventListener("toggle", () => actions.bringIn([section]), { once: true });
  return element;
}

/** @param {readonly string[]} signs */
const listOf = (signs) =>
  el(
    "dl",
    { class: "signs" },
    ...signs.flatMap((sign) => [
      el("dt", { "data-sign": sign }, ...signOf(sign)),
      el("dd", {}, ...named(LEGEND[sign])),
    ]),
  );

/** @param {string} name @returns {Node[]} */
function signOf(name) {
  const draw = SIGNS[name];
  if (!draw) throw new Error(`no sign is called ${name}`);
  return draw();
}

const ROW = /** @type {const} */ ({ along: "row", at: 0 });

/** A function that draws each sign. @type {Record<string, () => Node[]>} */
const SIGNS = {
  queen: () => [square("", queenAt([0, 0]))],
  ld: () => [ray("ld", [0, 0], [1, 1]), cell("mask", { text: "1", on: true }, "ld")],
  col: () => [ray("col", [0, 0], [1, 0]), cell("mask", { text: "1", on: true }, "column")],
  rd: () => [ray("rd", [0, 1], [1, 0]), cell("mask", { text: "1", on: true }, "rd")],
  ld0: () => [ray("ld", [0, 0], [1, 1]), cell("free", { text: "0" }, "ld")],
  col0: () => [ray("col", [0, 0], [1, 0]), cell("free", { text: "0" }, "column")],
  rd0: () => [ray("rd", [0, 1], [1, 0]), cell("free", { text: "0" }, "rd")],
  dotted: () => [
    drawSmallBoard({ rows: 2, columns: 2, rays: [between(createRay("ld", 0, "dotted"), [0, 0], [1, 1])] }),
  ],
  frame: () => [drawSmallBoard({ rows: 1, columns: 2, line: ROW })],
  row: () => [drawSmallBoard({ rows: 1, columns: 2, line: ROW })],
  column: () => [drawSmallBoard({ rows: 2, columns: 2, line: { along: "column", at: 0 } })],
  ended: () => [drawSmallBoard({ rows: 1, columns: 2, line: ROW, pieces: [queenAt([0, 0])] })],
  free: () => [square("free")],
  ring: () => [drawRinged()],
  plumb: () => [drawSmallBoard({ rows: 2, columns: 2, rays: [between(createPlumb(), [0, 0], [1, 0])] })],
  candidate: () => [square("candidate", placed(createGhost(), [0, 0]))],
  tried: () => [square("tried")],
  lifted: () => [square("lifted", placed(createGhost(true), [0, 0]))],
  dead: () => [drawSmallBoard({ rows: 1, columns: 3, state: () => "attacked", line: ROW, barren: true })],
  done: () => [square("refused")],
  looks: () => [drawLooks(2)],
  found: () => [drawLooks(1, [0, 0])],
  rejected: () => [square("rejected", placed(createGhost(true), [0, 0]))],
  attacked: () => [square("rejected", queenAt([0, 0]))],
  placed: () => [
    drawSmallBoard({ rows: 1, columns: 1, state: () => "placed", pieces: [queenAt([0, 0])], framed: true }),
  ],
  solution: () => [
    drawOnStage(
      "kind",
      drawSmallBoard({ rows: 1, columns: 1, pieces: [placed(createQueen(true), [0, 0])] }),
      "solution",
    ),
  ],
  reg: () => [cell("reg", { text: "1", on: true })],
  opened: () => [cell("free", { text: "1", on: true }), cell("free", { text: "0" })],
  taken: () => [cell("taken", { text: "1", on: true }), cell("taken", { text: "0" })],
  poss: () => [cell("poss", { text: "1", on: true }), cell("poss", { text: "0" })],
  crossed: () => [cell("poss", { text: "0", mark: "tried" })],
  bit: () => [cell("bit", { text: "1", on: true })],
  coming: () => [cell("bit", { text: "0", mark: "coming" })],
  ghost: () => [drawPushed()],
  and: () => [cell("poss", { text: "1", on: true }), cell("poss", { text: "0" })],
  one: () => [cell("free", { text: "1", on: true }, "ld")],
  incoming: () => [cell("free", { text: "1", on: true, mark: "in" }, "ld")],
  listed: () => [cell("listed", { text: "3", on: true })],
  line: () => [cell("tried", { along: "column" }), cell("tried", { along: "ld" })],
  stands: () => [cell("tried", { state: "placed" })],
  cost: () => [cell("plain", { text: "4" })],
  seen: () => [cell("look", { text: "0", mark: "seen" }, "column"), cell("look", { text: "1", on: true }, "column")],
  beside: () => [el("span", { class: "side-looks" }, el("span", { "data-along": "column" }, "4"))],
  flag: () => [cell("flag", { text: "3", on: true }, "column"), cell("flag", { text: "4" })],
  order: () => [cell("flag", { text: "3", order: 1 })],
  outer: () => [
    el(
      "span",
      { class: "outer", "data-along": "ld" },
      ...[true, false, false].map((on) => el("i", on ? { "data-on": "" } : {})),
    ),
  ],
  used: () => [cell("flag", { text: "1", on: true }, "ld"), cell("flag", { text: "0" })],
  own: () => [cell("own-bit", { text: "1", on: true })],
  hit: () => [cell("own-bit", { text: "1", mark: "hit" })],
  turned: () => [drawWheel({ turned: true })],
  wrong: () => [drawWheel({ state: "attacked" })],
  path: () => [node("path")],
  next: () => [node("candidate")],
  searched: () => [node("tried")],
  open: () => [node("open")],
  refused: () => [node("refused")],
  refusing: () => [node("rejected")],
  past: () => [el("i", { class: "swatch past" })],
  future: () => [el("i", { class: "swatch future" })],
  unwalked: () => [el("i", { class: "swatch unwalked" })],
  tick: () => [el("i", { class: "swatch tick" })],
  calls: () => [el("i", { class: "swatch calls" })],
};

/** @param {string} state @param {...SVGElement} pieces */
const square = (state, ...pieces) => drawSmallBoard({ rows: 1, columns: 1, state: () => state, pieces });

/** @param {Square} at */
const queenAt = (at) => placed(createQueen(), at);

/** @param {Line} line @param {Square} from @param {Square} to */
const ray = (line, from, to) =>
  drawSmallBoard({ rows: 2, columns: 2, rays: [between(createRay(line, 0), from, to)], pieces: [queenAt(from)] });

/** Draw a wheel of the odometer. @param {{turned?: boolean, state?: string}} look */
function drawWheel({ turned = false, state = "" }) {
  const wheel = createWheel("url(#wheel-face)");
  paintWheel(wheel, { name: "", column: 3, turned, state, test: "" }, 8);
  return wheel;
}

/** Draw looks upwards from a square below the board. @param {number} rows @param {Square} [queen]  the queen at the end */
function drawLooks(rows, queen) {
  const looks = glancesOf(
    { attacker: queen },
    [{ from: [rows - 0.5, 0], along: "column", squares: upTo(rows).map((up) => [rows - 1 - up, 0]) }],
    rows,
  );
  const drawn = looks.map(drawGlance);
  const rays = [...drawn.map(([way]) => way), ...drawn.map(([, end]) => end)];
  return drawSmallBoard({ rows, columns: 1, rays, pieces: queen ? [queenAt(queen)] : [] });
}

/** @param {string} kind @param {Cell} content @param {string} [along] */
const cell = (kind, content, along = "") =>
  el("span", { class: "register", "data-along": along }, drawBit(kind, content));

/** Draw a 1 that has left the board. */
function drawPushed() {
  const register = cell("ghost", { text: "1" });
  mark(register.children[0], "shown", true);
  return register;
}

/**
 * Draw a board on a stage with a state.
 * @param {string} name
 * @param {Element} board
 * @param {string | true} [value]
 */
function drawOnStage(name, board, value = true) {
  const stage = el("span", { class: "stage" }, board);
  mark(stage, name, value);
  return stage;
}

/** Draw a free square as in fast play. */
function drawRinged() {
  const stage = drawOnStage("fast", square("free"));
  stage.style.setProperty("--filled", "0");
  return stage;
}

/** Draw a node of the search tree. @param {string} state */
const node = (state) =>
  svg("svg", { viewBox: "0 0 28 28", class: "twig" }, svg("circle", { class: `node ${state}`, cx: 14, cy: 14, r: 11 }));
