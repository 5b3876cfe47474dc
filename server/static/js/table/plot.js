// The layout of a plot of times: series as coordinates in pixels. Pure.

/** @typedef {{n: number, seconds: number, forecast: boolean}} Point */
/** @typedef {{name: string, points: Point[]}} Series */
/** @typedef {{x: number, y: number, forecast: boolean}} Mark */
/**
 * @typedef {{x: number, y: number, from: number, side: "right" | "left" | "beyond"}} Label  "beyond": the line leaves the plot at the top
 */
/** @typedef {{name: string, marks: Mark[], label: Label}} Line */

export const SIZE = { height: 360, left: 52, right: 112, top: 14, bottom: 28 }; // pixels; the width depends on the page
export const RANGE = { least: 1e-6, most: 1e7 }; // seconds
const LABEL = 15; // pixels between two labels
const WIDEST = 100; // pixels of the longest label

/** The times with a horizontal line, in seconds. */
export const TICKS = [1e-6, 1e-3, 1, 60, 3600, 86_400];

/**
 * Return the boards on the axis, up to the last one with a visible point; all boards without any.
 * @param {Series[]} series @param {readonly number[]} boards
 */
export function boardsOf(series, boards) {
  const seen = series.flatMap(({ points }) => points.filter(({ seconds }) => seconds <= RANGE.most).map(({ n }) => n));
  const last = Math.max(boards[1], ...seen);
  return seen.length ? boards.filter((n) => n <= last) : boards;
}

/** @param {number} n @param {readonly number[]} boards @param {number} width */
export function xOf(n, boards, width) {
  const room = width - SIZE.left - SIZE.right;
  return SIZE.left + (room * (n - boards[0])) / (boards[boards.length - 1] - boards[0]);
}

/** @param {number} seconds */
export function yOf(seconds) {
  const share = Math.log(seconds / RANGE.least) / Math.log(RANGE.most / RANGE.least);
  return SIZE.height - SIZE.bottom - share * (SIZE.height - SIZE.top - SIZE.bottom);
}

/**
 * Return the visible lines of a plot, with labels at their ends that do not overlap.
 * @param {Series[]} series @param {readonly number[]} boards @param {number} width @returns {Line[]}
 */
export function layOut(series, boards, width) {
  const lines = series.flatMap(({ name, points }) => {
    const marks = points.map(({ n, seconds, forecast }) => ({ x: xOf(n, boards, width), y: yOf(seconds), forecast }));
    const label = labelOf(marks, width);
    return label ? [{ name, marks, label }] : [];
  });
  spreadLabels(lines.map(({ label }) => label));
  return lines;
}

/**
 * Return the label of a line: at its end, or where it leaves the plot at the top; null for an invisible line.
 * @param {Mark[]} marks
 * @param {number} width
 * @returns {Label | null}
 */
function labelOf(marks, width) {
  const out = marks.findIndex(({ y }) => y < SIZE.top);
  if (out === 0 || !marks.length) return null;
  if (out < 0) {
    const { x, y } = marks[marks.length - 1];
    const isBefore = x < width - SIZE.right && x > SIZE.left + WIDEST; // before the end of the axis, with room for the name on the left
    return isBefore ? { x, y: y - 8, from: y, side: "left" } : { x, y, from: y, side: "right" };
  }
  const [before, after] = [marks[out - 1], marks[out]];
  const share = (before.y - SIZE.top) / (before.y - after.y);
  return { x: before.x + share * (after.x - before.x), y: SIZE.top, from: SIZE.top, side: "beyond" };
}

/**
 * Move labels in the same column apart, as little as possible and within the plot.
 * @param {{x: number, y: number}[]} labels
 */
function spreadLabels(labels) {
  for (const x of new Set(labels.map((label) => label.x))) {
    const column = labels.filter((label) => label.x === x).sort((one, other) => one.y - other.y);
    const lowest = SIZE.height - SIZE.bottom;
    column.forEach((label, at) => {
      if (at) label.y = Math.max(label.y, column[at - 1].y + LABEL);
    });
    let below = lowest + LABEL;
    for (const label of column.reverse()) {
      label.y = Math.min(label.y, below - LABEL);
      below = label.y;
    }
  }
}

/** Return the corners of a mark as SVG points; each series has its own shape. @param {number} shape */
export function cornersOf(shape) {
  const [count, turn, inner, radius] = SHAPES[shape % SHAPES.length];
  const total = inner ? count * 2 : count;
  return Array.from({ length: total }, (_, at) => {
    const angle = ((turn + (360 * at) / total) * Math.PI) / 180;
    const away = radius * (at % 2 && inner ? inner : 1);
    return `${(away * Math.sin(angle)).toFixed(2)},${(-away * Math.cos(angle)).toFixed(2)}`;
  }).join(" ");
}

/** Number of corners, turn in degrees, inset of every second corner, radius in pixels. @type {[number, number, number, number][]} */
const SHAPES = [
  [24, 0, 0, 4.2], // circle
  [4, 45, 0, 5.4], // square
  [4, 0, 0, 5.6], // diamond
  [3, 0, 0, 5.8], // triangle
  [3, 180, 0, 5.8], // triangle, upside down
  [5, 0, 0.42, 6.6], // star
  [4, 0, 0.34, 6.6], // star with four points
  [6, 0, 0, 5], // hexagon
  [4, 45, 0.34, 6.8], // cross
  [5, 0, 0, 5.2], // pentagon
];
