// The legend: a few paragraphs on how to read the search that is shown, then every sign of it with its meaning. The
// signs use the page's own symbols and classes, so they look the same here.

import { viewOf } from "../algorithms/algorithms.js";
import { upTo } from "../model/board.js";
import { hasExtra } from "../model/names.js";
import { isEndless } from "../model/icicle.js";
import { el, find, mark, svg, named } from "../page/dom.js";
import { drawSmallBoard, drawQueen, drawRay } from "../page/smallboard.js";
import { wordsOf } from "../words/words.js";

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

/** The signs of each part of the page. @param {string} algorithm @param {boolean} endless */
function sectionsOf(algorithm, endless) {
  const { family, signs } = viewOf(algorithm);
  /** @type {Section[]} */
  const sections = [
    ["board", signs.board],
    [family === "masks" ? "registers" : "below", signs.below],
    ["flying", [...(family === "masks" ? ["ring"] : []), "held", "changing"]],
    ["tree", signs.tree],
    ["timeline", endless ? ["past", "unwalked"] : ["past", "future", "tick", ...(signs.tree.length ? ["calls"] : [])]],
  ];
  return sections.filter(([, names]) => names.length);
}

/** @param {Section[0]} section @param {Section[1]} signs */
const createSection = (section, signs) => [el("h3", {}, SECTIONS[section]), listOf(signs)];

/** A part that the calm page does not have yet: it comes when one wants to read of it. @param {Section[0]} section @param {Section[1]} signs @param {Actions} actions */
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

/** How to draw each sign. @type {Record<string, () => Node[]>} */
const SIGNS = {
  queen: () => [square("", drawQueen([0, 0]))],
  ld: () => [ray("ld", [0, 0], [1, 1]), cell("mask", "1", "on", "ld")],
  col: () => [ray("col", [0, 0], [1, 0]), cell("mask", "1", "on", "column")],
  rd: () => [ray("rd", [0, 1], [1, 0]), cell("mask", "1", "on", "rd")],
  ld0: () => [ray("ld", [0, 0], [1, 1]), cell("free", "0", "", "ld")],
  col0: () => [ray("col", [0, 0], [1, 0]), cell("free", "0", "", "column")],
  rd0: () => [ray("rd", [0, 1], [1, 0]), cell("free", "0", "", "rd")],
  dotted: () => [drawSmallBoard({ rows: 2, columns: 2, rays: [drawRay("ray ld dotted", [0, 0], [1, 1])] })],
  frame: () => [drawSmallBoard({ rows: 1, columns: 2, framed: 0 })],
  row: () => [drawSmallBoard({ rows: 1, columns: 2, framed: 0 })],
  column: () => [drawOnStage("fills", drawSmallBoard({ rows: 2, columns: 2, framed: 0 }), "column")],
  ended: () => [drawSmallBoard({ rows: 1, columns: 2, framed: 0, pieces: [drawQueen([0, 0])] })],
  free: () => [square("free")],
  ring: () => [drawRinged()],
  held: () => [el("i", { class: "held-scale swatch" })],
  changing: () => [el("i", { class: "bracket" })],
  plumb: () => [drawSmallBoard({ rows: 2, columns: 2, rays: [drawRay("plumb", [0, 0], [1, 0])] })],
  candidate: () => [square("candidate", drawQueen([0, 0], "ghost"))],
  tried: () => [square("tried")],
  lifted: () => [square("lifted", drawLifted())],
  dead: () => [drawOnStage("deadend", drawSmallBoard({ rows: 1, columns: 3, state: () => "attacked", framed: 0 }))],
  done: () => [square("refused")],
  looks: () => [drawLooks(2)],
  found: () => [drawLooks(1, [0, 0])],
  rejected: () => [square("rejected", drawLifted())],
  attacked: () => [square("rejected", drawQueen([0, 0]))],
  placed: () => [drawOnStage("family", square("placed", drawQueen([0, 0])), "squares")],
  solution: () => [
    drawOnStage("kind", drawSmallBoard({ rows: 1, columns: 1, pieces: [drawQueen([0, 0])] }), "solution"),
  ],
  fixed: () => [square("", drawFixed())],
  taken: () => [cell("taken", "1", "on"), cell("taken", "0")],
  poss: () => [cell("poss", "1", "on"), cell("poss", "0")],
  crossed: () => [cell("poss", "0", "mark", "", "tried")],
  bit: () => [cell("bit", "1", "on")],
  coming: () => [cell("bit", "0", "mark", "", "coming")],
  ghost: () => [cell("ghost", "1", "shown")],
  and: () => [cell("poss", "1", "on"), cell("poss", "0")],
  one: () => [cell("free", "1", "on", "ld")],
  incoming: () => [incoming()],
  listed: () => [cell("listed", "3", "on")],
  line: () => [cell("tried", "", "along", "", "column"), cell("tried", "", "along", "", "ld")],
  stands: () => [cell("tried", "", "state", "", "placed")],
  cost: () => [cell("plain", "4")],
  seen: () => [cell("look", "0", "mark", "column", "seen"), cell("look", "1", "on", "column")],
  beside: () => [el("span", { class: "side-looks" }, el("span", { "data-along": "column" }, "4"))],
  flag: () => [cell("flag", "3", "on", "column"), cell("flag", "4")],
  order: () => [cell("flag", "3", "order", "", "1")],
  outer: () => [
    el(
      "span",
      { class: "outer", "data-along": "ld" },
      ...[true, false, false].map((on) => el("i", on ? { "data-on": "" } : {})),
    ),
  ],
  used: () => [cell("flag", "1", "on", "ld"), cell("flag", "0")],
  own: () => [cell("own-bit", "1", "on")],
  hit: () => [cell("own-bit", "1", "mark", "", "hit")],
  turned: () => [wheel("turned", true)],
  wrong: () => [wheel("state", "attacked")],
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

/** One square of the board. @param {string} state @param {...SVGElement} pieces */
const square = (state, ...pieces) => drawSmallBoard({ rows: 1, columns: 1, state: () => state, pieces });

/** A queen and one of her rays. @param {string} mask @param {Square} from @param {Square} to */
const ray = (mask, from, to) =>
  drawSmallBoard({ rows: 2, columns: 2, rays: [drawRay(`ray ${mask}`, from, to)], pieces: [drawQueen(from)] });

/** A 1 of flipped that came in with the shift. */
function incoming() {
  const register = cell("free", "1", "on", "ld");
  mark(register.children[0], "mark", "in");
  return register;
}

/** A wheel of the odometer. @param {string} name @param {string | true} value  of its state */
function wheel(name, value) {
  const element = el("span", { class: "wheel" }, el("div", {}, el("b", {}, "3")));
  mark(element, name, value);
  return element;
}

/** Looks upwards from a square below the board. @param {number} rows @param {Square} [queen]  at whom they end */
function drawLooks(rows, queen) {
  const look = { class: queen ? "look column hit" : "look column" };
  const line = svg("line", { ...look, x1: 0.5, y1: rows, x2: 0.5, y2: 0.5 });
  const dots = upTo(rows).map((row) => {
    const number = svg("text", { y: 0.09, "font-size": 0.25 });
    number.textContent = queen ? "" : String(rows - row);
    return svg(
      "g",
      { ...look, transform: `translate(0.5 ${row + 0.5})` },
      svg("circle", { r: queen ? 0.44 : 0.2 }),
      number,
    );
  });
  const board = drawSmallBoard({ rows, columns: 1, pieces: queen ? [drawQueen(queen)] : [] });
  find(".pieces", board).before(
    svg("svg", { class: "scans", viewBox: `0 0 1 ${rows}`, "aria-hidden": "true" }, line, ...dots),
  );
  return board;
}

function drawFixed() {
  const shape = drawQueen([0, 0]);
  mark(shape, "fixed", true);
  return shape;
}

function drawLifted() {
  const shape = drawQueen([0, 0], "ghost");
  mark(shape, "lifted", true);
  return shape;
}

/**
 * One bit of a register.
 * @param {string} kind
 * @param {string} digit
 * @param {string} [state]
 * @param {string} [along]
 * @param {string | true} [value]  of the state
 */
function cell(kind, digit, state = "", along = "", value = true) {
  const bit = el("span", { class: `bit-cell ${kind}` }, el("span", {}, digit));
  if (state) mark(bit, state, value);
  return el("span", { class: "register", "data-along": along }, bit);
}

/**
 * Puts a board on a stage that has a state.
 * @param {string} name
 * @param {HTMLElement} board
 * @param {string | true} [value]
 */
function drawOnStage(name, board, value = true) {
  const stage = el("span", { class: "stage" }, board);
  mark(stage, name, value);
  return stage;
}

/** A free square as it is drawn where steps come fast. */
function drawRinged() {
  const stage = drawOnStage("fast", square("free"));
  stage.style.setProperty("--filled", "0");
  return stage;
}

/** A node of the search tree. @param {string} state */
const node = (state) =>
  svg("svg", { viewBox: "0 0 28 28", class: "twig" }, svg("circle", { class: `node ${state}`, cx: 14, cy: 14, r: 11 }));
