// The legend: a few paragraphs on how to read the page, then every sign with its meaning. The signs use the page's own
// symbols and classes, so they look the same here.

import { el, mark, svg } from "../page/dom.js";
import { drawSmallBoard, drawQueen, drawRay } from "../page/smallboard.js";
import { named } from "./named.js";
import { words } from "../words/page.js";

const { HOW_TO_READ, LEGEND } = words.guide;

/** @typedef {import("../types.js").Square} Square */

/** @returns {import("./catalogue.js").Content} */
export function create() {
  const element = el("div", { class: "legend" }, ...HOW_TO_READ.map((text) => el("p", {}, ...named(text))));
  for (const { title, items } of LEGEND) {
    const list = el("dl", { class: "signs" });
    for (const [sign, text] of items) list.append(el("dt", { "data-sign": sign }, ...signOf(sign)), el("dd", {}, ...named(text)));
    element.append(el("h3", {}, title), list);
  }
  return { element };
}

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
  dotted: () => [drawSmallBoard({ rows: 2, columns: 2, rays: [drawRay("ray ld dotted", [0, 0], [1, 1])] })],
  frame: () => [drawSmallBoard({ rows: 1, columns: 2, framed: 0 })],
  free: () => [square("free")],
  plumb: () => [drawSmallBoard({ rows: 2, columns: 2, rays: [drawRay("plumb", [0, 0], [1, 0])] })],
  candidate: () => [square("candidate", drawQueen([0, 0], "ghost"))],
  tried: () => [square("tried")],
  lifted: () => [square("lifted", drawLifted())],
  dead: () => [drawOnStage("deadend", drawSmallBoard({ rows: 1, columns: 3, state: () => "attacked", framed: 0 }))],
  solution: () => [drawOnStage("kind", drawSmallBoard({ rows: 1, columns: 1, pieces: [drawQueen([0, 0])] }), "solution")],
  fixed: () => [square("", drawFixed())],
  taken: () => [cell("taken", "1", "on"), cell("taken", "0")],
  poss: () => [cell("poss", "1", "on"), cell("poss", "0")],
  crossed: () => [cell("poss", "0", "mark", "", "tried")],
  bit: () => [cell("bit", "1", "on")],
  coming: () => [cell("bit", "0", "mark", "", "coming")],
  ghost: () => [cell("ghost", "1", "shown")],
  path: () => [node("path")],
  next: () => [node("candidate")],
  searched: () => [node("tried")],
  open: () => [node("open")],
  past: () => [el("i", { class: "swatch past" })],
  future: () => [el("i", { class: "swatch future" })],
  tick: () => [el("i", { class: "swatch tick" })],
  calls: () => [el("i", { class: "swatch calls" })],
};

/** One square of the board. @param {string} state @param {...SVGElement} pieces */
const square = (state, ...pieces) => drawSmallBoard({ rows: 1, columns: 1, state: () => state, pieces });

/** A queen and one of her rays. @param {string} mask @param {Square} from @param {Square} to */
const ray = (mask, from, to) => drawSmallBoard({ rows: 2, columns: 2, rays: [drawRay(`ray ${mask}`, from, to)], pieces: [drawQueen(from)] });

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

/** One bit of a register. @param {string} kind @param {string} digit @param {string} [state] @param {string} [along] @param {string | true} [value]  of the state */
function cell(kind, digit, state = "", along = "", value = true) {
  const bit = el("span", { class: `bit-cell ${kind}` }, el("span", {}, digit));
  if (state) mark(bit, state, value);
  return el("span", { class: "register", "data-along": along }, bit);
}

/** Puts a board on a stage that has a state. @param {string} name @param {HTMLElement} board @param {string | true} [value] */
function drawOnStage(name, board, value = true) {
  const stage = el("span", { class: "stage" }, board);
  mark(stage, name, value);
  return stage;
}

/** A node of the search tree. @param {string} state */
const node = (state) => svg("svg", { viewBox: "0 0 28 28", class: "twig" }, svg("circle", { class: `node ${state}`, cx: 14, cy: 14, r: 11 }));
