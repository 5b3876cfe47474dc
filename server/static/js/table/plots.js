// The plots of the measured and the published times: lines with marks and names.

import { el, svg } from "../page/dom.js";
import { RANGE, SIZE, TICKS, boardsOf, xOf, cornersOf, yOf, layOut } from "./plot.js";
import { capital } from "../words/texts.js";
import { wordsOf } from "../words/words.js";

/** @import { TimesCell } from "../types.js" */
/** @import { Line, Series } from "./plot.js" */

const words = await wordsOf("table");

/** The distance of a label from the end of its line, in pixels. */
const ASIDE = { right: 14, left: -6, beyond: 6 };

/** @type {Record<string, string[]>} the groups of the table that each plot shows */
const SHOWN = { compiled: ["compiled", "full"], python: ["python"] };

/** Read the published times from their table. @param {readonly number[]} boards @returns {Series[]} */
function readPublished(boards) {
  return [...document.querySelectorAll("#published tbody tr")].map((row) => ({
    name: row.querySelector("th")?.textContent ?? "",
    points: /** @type {HTMLElement[]} */ ([...row.querySelectorAll("td")]).flatMap((cell, at) => {
      const seconds = parseTime(cell.dataset.decimal ?? "");
      return seconds === null ? [] : [{ n: boards[at], seconds, forecast: false }];
    }),
  }));
}

/**
 * Parse a published time into seconds; return null for "–" and for times too short to measure.
 * @param {string} text
 */
export function parseTime(text) {
  const clock = /^(\d+):(\d\d)$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const value = /^([\d.]+) (ms|s)$/.exec(text);
  return value ? Number(value[1]) * (value[2] === "ms" ? 0.001 : 1) : null;
}

/** @param {TimesCell[]} cells @param {string[]} groups @returns {Series[]} */
export function seriesOf(cells, groups) {
  /** @type {Map<string, Series>} */
  const series = new Map();
  for (const { group, algorithm, n, kind, seconds } of cells) {
    if (!groups.includes(group) || seconds === null) continue;
    const name = group === "full" ? words.FULL : capital(algorithm);
    const one = series.get(name) ?? { name, points: [] };
    series.set(name, one);
    one.points.push({ n, seconds, forecast: kind === "forecast" });
  }
  for (const { points } of series.values()) points.sort((one, other) => one.n - other.n);
  return [...series.values()];
}

/** The hue of a family is that of one of a queen's lines. @type {Record<string, string>} */
const HUES = { scans: "col", flags: "rd", masks: "ld", full: "full" };

/** The look of a series: the shape of its marks, and its family, which has a hue. @typedef {{shape: number, family: string}} Look */

/** Read the look of each row of the table, the same in every plot. @returns {Map<string, Look>} */
function readLooks() {
  const rows = /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll("#times [data-group='compiled'] [data-family]"),
  ]);
  const looks = rows.map(
    (row, shape) => /** @type {const} */ ([row.textContent ?? "", { shape, family: row.dataset.family ?? "" }]),
  );
  return new Map([...looks, [words.FULL, { shape: rows.length, family: "full" }]]);
}

/** @param {readonly number[]} boards */
export function createPlots(boards) {
  const looks = readLooks();
  /** @type {Record<string, Series[]>} */
  const series = { published: readPublished(boards), compiled: [], python: [] };
  /** @type {Map<string, HTMLElement>} */
  const figures = new Map();
  const boxes = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-plots]"));
  for (const box of boxes) {
    for (const name of (box.dataset.plots ?? "").split(" ")) {
      const kind = name === "published" ? "visually-hidden" : ""; // the heading names it
      const figure = el("figure", {}, el("figcaption", { class: kind }, words.PLOTS[name]));
      figures.set(name, figure);
      box.append(figure);
      new ResizeObserver(() => draw(name)).observe(figure);
    }
  }

  /** @param {string} name */
  function draw(name) {
    const figure = figures.get(name);
    if (!figure || !figure.clientWidth) return;
    figure.querySelector("svg")?.remove();
    const axis = boardsOf(series[name], boards);
    figure.append(drawPlot(words.PLOTS[name], series[name], looks, axis, figure.clientWidth));
  }

  /** @type {TimesCell[] | null} */
  let drawn = null;
  /** @param {TimesCell[]} cells */
  return function render(cells) {
    if (cells === drawn) return;
    drawn = cells;
    for (const [name, groups] of Object.entries(SHOWN)) {
      series[name] = seriesOf(cells, groups);
      draw(name);
    }
  };
}

/**
 * @param {string} title
 * @param {Series[]} series
 * @param {Map<string, Look>} looks
 * @param {readonly number[]} boards
 * @param {number} width
 */
function drawPlot(title, series, looks, boards, width) {
  const label = words.plot(
    title,
    series.map(({ name }) => name),
  );
  const root = svg("svg", {
    viewBox: `0 0 ${width} ${SIZE.height}`,
    height: SIZE.height,
    role: "img",
    class: "plot",
    "aria-label": label,
  });
  root.append(
    ...drawGrid(boards, width),
    ...layOut(series, boards, width).map((one) => drawLine(one, looks.get(one.name))),
  );
  return root;
}

/** @param {readonly number[]} boards @param {number} width */
function drawGrid(boards, width) {
  const [left, right] = [SIZE.left, width - SIZE.right];
  const shapes = [];
  for (let decade = RANGE.least; decade < RANGE.most * 1.01; decade *= 10) {
    shapes.push(svg("path", { class: "decade", d: `M${left} ${yOf(decade)}H${right}` }));
  }
  for (const seconds of TICKS) {
    shapes.push(
      svg("path", { class: "tick", d: `M${left - 4} ${yOf(seconds)}H${right}` }),
      drawText(left - 8, yOf(seconds), words.tick(seconds), "scale"),
    );
  }
  for (const n of boards) shapes.push(drawText(xOf(n, boards, width), SIZE.height - 8, String(n), "size"));
  return shapes;
}

/** @param {Line} line @param {Look} [look] */
function drawLine({ name, marks, label }, { shape, family } = { shape: 0, family: "" }) {
  const group = svg("g", { class: `series ${HUES[family] ?? ""}`, "data-name": name });
  const inside = marks.filter(({ y }) => y >= SIZE.top);
  for (const [at, { x, y, forecast }] of marks.entries()) {
    const next = marks[at + 1];
    if (!next || y < SIZE.top) continue;
    const to = label.side === "beyond" && next.y < SIZE.top ? { x: label.x, y: SIZE.top } : next;
    group.append(
      svg("path", { class: forecast || next.forecast ? "line forecast" : "line", d: `M${x} ${y}L${to.x} ${to.y}` }),
    );
  }
  for (const { x, y, forecast } of inside) {
    group.append(
      svg("polygon", {
        class: forecast ? "mark forecast" : "mark",
        points: cornersOf(shape),
        transform: `translate(${x} ${y})`,
      }),
    );
  }
  const x = label.x + ASIDE[label.side];
  if (label.side === "right")
    group.append(svg("path", { class: "leader", d: `M${label.x + 6} ${label.from}L${x - 2} ${label.y}` }));
  group.append(drawText(x, label.y, label.side === "beyond" ? `${name} ↑` : name, `name ${label.side}`));
  return group;
}

/** @param {number} x @param {number} y @param {string} content @param {string} kind */
function drawText(x, y, content, kind) {
  const element = svg("text", { x, y, class: kind });
  element.textContent = content;
  return element;
}
