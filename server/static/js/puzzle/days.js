// The board of each day, from our own file: easy on Monday, rule 5 on Sunday, and larger from day to day.

/** A board of the file; `rule` is the hardest rule that it needs, 6 if it needs guesses. @typedef {{n: number, rule: number, board: string}} Listed */

const DAY = 24 * 60 * 60 * 1000; // milliseconds
const MONDAY = 4; // 5 January 1970, in days from the first of that month
// From Monday on: the size, and the hardest rules that its boards need.
const WEEK = [
  { n: 7, rules: [1, 2, 3] },
  { n: 8, rules: [1, 2, 3] },
  { n: 8, rules: [4] },
  { n: 9, rules: [4] },
  { n: 9, rules: [5] },
  { n: 10, rules: [5] },
  { n: 11, rules: [5] },
];
const GOLDEN = (Math.sqrt(5) - 1) / 2; // its multiples are spread evenly

/** Return the boards in the text of the file, each with its rule. @param {string} text @returns {Listed[]} */
export function readBoards(text) {
  const lines = [...text.matchAll(/^(\d+) (\d) (\S+)$/gm)];
  return lines.map(([, n, rule, rows]) => ({ n: Number(n), rule: Number(rule), board: `touch:${rows}` }));
}

/**
 * Return the board of a day, by the device's own calendar. Boards of one day of the week come again only when all of
 * them have come.
 * @param {Date} date
 * @param {readonly Listed[]} boards
 */
export function boardOf(date, boards) {
  const days = Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY) - MONDAY;
  const week = Math.floor(days / WEEK.length);
  const { n, rules } = WEEK[days - week * WEEK.length];
  const fitting = boards.filter((board) => board.n === n && rules.includes(board.rule));
  if (!fitting.length) throw new Error(`there is no board of n = ${n} for the rules ${rules.join(", ")}`);
  const turn = week * strideOf(fitting.length);
  return fitting[((turn % fitting.length) + fitting.length) % fitting.length];
}

/** Return a number of places by which all places of a list are reached, one after the other, far apart. @param {number} length */
function strideOf(length) {
  let stride = Math.max(1, Math.round(length * GOLDEN));
  while (divisorOf(stride, length) > 1) stride += 1;
  return stride;
}

/** Return the greatest common divisor. @param {number} one @param {number} other @returns {number} */
const divisorOf = (one, other) => (other ? divisorOf(other, one % other) : one);
