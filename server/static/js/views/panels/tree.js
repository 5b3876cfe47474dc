// Draws the search tree along the current path: the free squares of each row, and the one with the queen. Squares to its right
// have been tried; below each is the number of solutions found there.

import { viewOf } from "../../algorithms/algorithms.js";
import { find, setAttribute, svg, write, el } from "../../page/dom.js";
import { solutionsBelow } from "../../film/outlines.js";
import { brief } from "../../words/numbers.js";
import { wordsOf } from "../../words/words.js";

/** @import { Branch, Look, State, Step, SubtreeCounts } from "../../types.js" */

const words = await wordsOf("page");

/** @typedef {Record<string, string | number>} Label  attributes of a text, and the `text` itself */
/** @typedef {Branch["state"]} Way */
/** @typedef {Partial<Record<Way, string>>} PathsByState  one path for all branches of a state */

/** The states of a branch, in the order in which they are drawn. @type {Way[]} */
const WAYS = ["open", "refused", "rejected", "tried", "candidate", "path"];
const TOP = 20;
const BOTTOM = 26;
const SIDE = 20;
const WIDEST = 38; // pixels between two siblings
const TALLEST = 80; // pixels between two rows
const STAR = 15; // pixels below a square for the number of solutions
const SMALLEST = 9; // pixels, the smallest font size
const EVERY_STEP = 60; // steps a second; a tree that changes faster cannot be read
const REST = 400; // milliseconds

export function createTree() {
  const picture = find("#tree");
  const [branches, nodes] = ["branch", "node"].map((name) =>
    WAYS.map((way) => ({ way, path: svg("path", { class: `${name} ${way}` }) })),
  );
  const texts = svg("g");
  /** @type {SVGElement[]} */
  const labels = [];
  picture.replaceChildren(...[...branches, ...nodes].map(({ path }) => path), texts);
  let width = 0;
  let height = 0;
  /** @type {Step | null} */
  let drawn = null;
  /** @type {SubtreeCounts | null} */
  let counted = null;
  /** @type {Look | null} */
  let latest = null;
  let painted = -Infinity;

  new ResizeObserver(([entry]) => {
    ({ width, height } = entry.contentRect);
    picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
    drawn = null;
    if (latest) render(latest);
  }).observe(picture);

  /** @param {Look} look @param {number} [now]  milliseconds */
  function render(look, now = performance.now()) {
    latest = look;
    const {
      film: { shown, subtreeCounts },
      play: { playing, speed },
    } = look;
    if (!shown || !width || !height || (drawn === shown.step && counted === subtreeCounts)) return;
    if (playing && speed > EVERY_STEP && drawn && now - painted < REST) return;
    painted = now;
    drawn = shown.step;
    counted = subtreeCounts;
    const drawing = draw(shown, width, height, subtreeCounts);
    for (const { way, path } of branches) setAttribute(path, "d", drawing.branches[way] ?? "");
    for (const { way, path } of nodes) setAttribute(path, "d", drawing.nodes[way] ?? "");
    label(drawing.labels);
  }

  /** @param {Label[]} wanted */
  function label(wanted) {
    while (labels.length > wanted.length) labels.pop()?.remove();
    wanted.forEach(({ text, ...attributes }, index) => {
      const element = (labels[index] ??= /** @type {SVGElement} */ (texts.appendChild(svg("text"))));
      for (const [key, value] of Object.entries(attributes)) setAttribute(element, key, String(value));
      write(element, String(text));
    });
  }
  return render;
}

/**
 * @param {NonNullable<State["film"]["shown"]>} shown
 * @param {number} width
 * @param {number} height
 * @param {SubtreeCounts | null} tried
 */
function draw({ step, run }, width, height, tried) {
  const { n } = run;
  const levels = viewOf(run.algorithm)
    .branches(step, n)
    .filter((level) => level.length);
  const gap = Math.min(TALLEST, (height - TOP - BOTTOM) / Math.max(1, levels.length));
  const radius = Math.max(2, Math.min(12, gap * 0.32, (width - 2 * SIDE) / (2.3 * n)));
  /** @type {PathsByState} */
  const branches = {};
  /** @type {PathsByState} */
  const nodes = { path: circle(width / 2, TOP, Math.min(8, radius)) };
  /** @type {Label[]} */
  const labels = [];
  let x = width / 2;
  levels.forEach((level, depth) => {
    const top = TOP + gap * depth;
    const y = top + gap;
    const space = Math.min(WIDEST, (width - 2 * SIDE) / Math.max(1, level.length - 1));
    const left = Math.max(
      SIDE,
      Math.min(width - SIDE - space * (level.length - 1), x - (space * (level.length - 1)) / 2),
    );
    let next = x;
    level.forEach(({ label, state }, index) => {
      const at = left + space * index;
      branches[state] =
        `${branches[state] ?? ""}M${x} ${top + radius}C${x} ${top + gap * 0.55} ${at} ${y - gap * 0.5} ${at} ${y - radius}`;
      nodes[state] = (nodes[state] ?? "") + circle(at, y, radius);
      if (radius >= 7)
        labels.push({ class: state, x: at, y: y + radius * 0.38, "font-size": radius * 1.15, text: label });
      if (state === "path") next = at;
    });
    if (gap >= 2 * radius + STAR)
      labels.push(
        ...stars(level, (column) => solutionsBelow(tried, step, depth, column), left, y + radius + STAR - 3, space),
      );
    x = next;
  });
  return { branches, nodes, labels };
}

/** @param {number} x @param {number} y  of its middle @param {number} radius */
const circle = (x, y, radius) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/**
 * Return the labels of the solutions below a level's squares, all in one font size; if that would be too small, without the
 * star.
 * @param {Branch[]} level
 * @param {(column: number) => number | null | undefined} below
 * @param {number} left
 * @param {number} y
 * @param {number} space
 * @returns {Label[]}
 */
function stars(level, below, left, y, space) {
  const counts = level.map(({ column, state }) =>
    state === "tried" && column !== undefined ? below(column) : undefined,
  );
  const longest = Math.max(1, ...counts.map((found) => (found ? brief(found).length : 1)));
  const sign = (1.35 * space) / (longest + 1) >= SMALLEST ? "★" : "";
  const size = Math.max(7, Math.min(12, (1.35 * space) / (longest + sign.length)));
  return counts.flatMap((found, index) => {
    if (typeof found !== "number") return [];
    return [
      {
        class: found ? "found" : "none",
        x: left + space * index,
        y,
        "font-size": size,
        text: found ? sign + brief(found) : "✕",
      },
    ];
  });
}

// The search tree in words for screen readers, a line for each row.

export function createBranches() {
  const list = find("#branches");
  /**
   * The contents of the list; no step while it is empty.
   * @type {{step: Step | null, counts: SubtreeCounts | null}}
   */
  let painted = { step: null, counts: null };

  /** Empty the list while steps fly by. @param {Look} look */
  return function render({ film: { shown, subtreeCounts: counts }, fast }) {
    if (!shown) return;
    const step = fast ? null : shown.step;
    if (step === painted.step && counts === painted.counts) return;
    painted = { step, counts };
    list.replaceChildren(...(step ? read(shown, counts) : []).map((line) => el("li", {}, line)));
  };
}

/** @param {NonNullable<State["film"]["shown"]>} shown @param {SubtreeCounts | null} counts */
function read({ step, run }, counts) {
  const view = viewOf(run.algorithm);
  return view.branches(step, run.n).flatMap((level, depth) => {
    const items = level.map(({ label, state, column }) => ({
      label,
      state,
      ...(state === "tried" && column !== undefined ? { found: solutionsBelow(counts, step, depth, column) } : {}),
    }));
    return items.length ? [`${words.LINE[view.fills]} ${depth}: ${words.aloud.line(view, items)}`] : [];
  });
}
