// The search tree along the current path: each row's free squares, with the one that was taken; tried to its right, with
// the solutions that were found below each.

import { faceOf } from "../algorithms/faces.js";
import { find, svg } from "../dom.js";
import { solutionsBelow } from "../tried.js";
import { brief } from "../numbers.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {Record<string, string | number>} Shape  attributes, and the `text` of a text */

const TOP = 20;
const BOTTOM = 26;
const SIDE = 20;
const WIDEST = 38; // pixels between two siblings
const TALLEST = 80; // pixels between two rows
const STAR = 15; // pixels that the number of solutions takes below a square
const SMALLEST = 9; // pixels of type
const EVERY_STEP = 60; // steps a second; a tree that changes faster cannot be read
const REST = 400; // milliseconds

export function createTree() {
  const picture = find("#tree");
  const [branches, circles, labels] = ["path", "circle", "text"].map(createShapes);
  picture.replaceChildren(branches.group, circles.group, labels.group);
  let width = 0;
  let height = 0;
  /** @type {Step | null} */
  let drawn = null;
  /** @type {import("../types.js").Tried | null} */
  let told = null;
  /** @type {import("../types.js").Look | null} */
  let latest = null;
  let painted = -Infinity;

  new ResizeObserver(([entry]) => {
    ({ width, height } = entry.contentRect);
    drawn = null;
    if (latest) render(latest);
  }).observe(picture);

  /** @param {import("../types.js").Look} look @param {number} [now]  milliseconds */
  function render(look, now = performance.now()) {
    latest = look;
    const { shown, tried, playing, speed } = look;
    if (!shown || !width || !height || (drawn === shown.step && told === tried)) return;
    if (playing && speed > EVERY_STEP && drawn && now - painted < REST) return;
    painted = now;
    drawn = shown.step;
    told = tried;
    picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
    const { lines, nodes, texts } = draw(shown, width, height, tried);
    branches.show(lines);
    circles.show(nodes);
    labels.show(texts);
  }
  return render;
}

/** Shapes of one kind, kept from picture to picture. @param {string} name */
function createShapes(name) {
  /** @type {{element: SVGElement, was: Shape}[]} */
  const kept = [];
  const group = svg("g");
  return {
    group,
    /** @param {Shape[]} shapes */
    show(shapes) {
      while (kept.length > shapes.length) kept.pop()?.element.remove();
      shapes.forEach((shape, index) => {
        const one = (kept[index] ??= { element: /** @type {SVGElement} */ (group.appendChild(svg(name))), was: {} });
        for (const [key, value] of Object.entries(shape)) {
          if (one.was[key] === value) continue;
          if (key === "text") one.element.textContent = String(value);
          else one.element.setAttribute(key, String(value));
        }
        one.was = shape;
      });
    },
  };
}

/**
 * @param {NonNullable<import("../types.js").State["shown"]>} shown @param {number} width @param {number} height
 * @param {import("../types.js").Tried | null} tried
 */
function draw({ step, run }, width, height, tried) {
  const { n } = run;
  const levels = faceOf(run.algorithm).branches(step, n).filter((level) => level.length);
  const gap = Math.min(TALLEST, (height - TOP - BOTTOM) / Math.max(1, levels.length));
  const radius = Math.max(2, Math.min(12, gap * 0.32, (width - 2 * SIDE) / (2.3 * n)));
  /** @type {Shape[][]} */
  const [lines, texts] = [[], []];
  /** @type {Shape[]} */
  const nodes = [{ class: "node path", cx: width / 2, cy: TOP, r: Math.min(8, radius) }];
  let x = width / 2;
  levels.forEach((level, depth) => {
    const top = TOP + gap * depth;
    const y = top + gap;
    const space = Math.min(WIDEST, (width - 2 * SIDE) / Math.max(1, level.length - 1));
    const left = Math.max(SIDE, Math.min(width - SIDE - space * (level.length - 1), x - (space * (level.length - 1)) / 2));
    let next = x;
    level.forEach(({ label, state }, index) => {
      const at = left + space * index;
      lines.push({ class: `branch ${state}`, d: `M${x} ${top + radius}C${x} ${top + gap * 0.55} ${at} ${y - gap * 0.5} ${at} ${y - radius}` });
      nodes.push({ class: `node ${state}`, cx: at, cy: y, r: radius });
      if (radius >= 7) texts.push({ class: state, x: at, y: y + radius * 0.38, "font-size": radius * 1.15, text: label });
      if (state === "path") next = at;
    });
    if (gap >= 2 * radius + STAR) texts.push(...stars(level, (column) => solutionsBelow(tried, step, depth, column), left, y + radius + STAR - 3, space));
    x = next;
  });
  return { lines, nodes, texts };
}

/**
 * The solutions found below the squares of a level, all in one size of type; where it would be too small, without the star.
 * @param {import("../types.js").Branch[]} level @param {(column: number) => number | null | undefined} below @param {number} left @param {number} y @param {number} space
 * @returns {Shape[]}
 */
function stars(level, below, left, y, space) {
  const counts = level.map(({ column, state }) => (state === "tried" && column !== undefined ? below(column) : undefined));
  const longest = Math.max(1, ...counts.map((found) => (found ? brief(found).length : 1)));
  const sign = (1.35 * space) / (longest + 1) >= SMALLEST ? "★" : "";
  const size = Math.max(7, Math.min(12, (1.35 * space) / (longest + sign.length)));
  return counts.flatMap((found, index) => {
    if (typeof found !== "number") return [];
    return [{ class: found ? "found" : "none", x: left + space * index, y, "font-size": size, text: found ? sign + brief(found) : "✕" }];
  });
}
