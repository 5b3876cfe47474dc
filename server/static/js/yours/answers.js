// Turns pasted boards into a program that shows them: lists of columns, of squares or of strings, printed boards, or what a
// judge shows, with input, output and expected output.

import { listAttacks } from "../suppliers/program/changes.js";

/** @import { Square } from "../types.js" */

const PARTS =
  /^\s*(input|(?:your |my )?(?:output|answer)|stdout|expected(?: output)?|eingabe|ausgabe|erwartet)\s*:?\s*$/i;
const QUEEN = /^[Qq♕♛Xx*#1]$/;
const MOST = 400; // boards shown
const LARGEST = 32;

/** The column of the queen in each row, from 0; null in a row without one queen. @typedef {(number | null)[]} Columns */
/** The boards, the rows of each, and those that a judge expects; null if it does not say. @typedef {{n: number, boards: Columns[], expected: Columns[] | null}} Answer */

/** Read an answer; null if the text is none. @param {string} text @returns {Answer | null} */
export function readAnswer(text) {
  const parts = splitParts(text);
  const boards = readBoards(parts.output);
  const n = boards?.[0]?.length ?? 0;
  if (!boards || n < 1 || n > LARGEST || boards.some((board) => board.length !== n)) return null;
  const expected = parts.expected === null ? null : readBoards(parts.expected);
  return { n, boards: boards.slice(0, MOST), expected };
}

/** Split a judge's message at its headings. @param {string} text @returns {{output: string, expected: string | null}} */
function splitParts(text) {
  /** @type {Record<string, string[]>} */
  const found = { input: [], output: [], expected: [] };
  let [part, hasHeading] = ["output", false];
  for (const line of text.split("\n")) {
    const heading = PARTS.exec(line)?.[1].toLowerCase();
    if (!heading) found[part].push(line);
    else if (/^(input|eingabe|stdout)/.test(heading)) part = "input";
    else part = /^(expected|erwartet)/.test(heading) ? "expected" : "output";
    hasHeading ||= heading !== undefined;
  }
  return {
    output: found.output.join("\n"),
    expected: hasHeading && found.expected.length ? found.expected.join("\n") : null,
  };
}

/** @param {string} text @returns {Columns[] | null} */
const readBoards = (text) => readList(text.trim()) ?? readPictures(text);

/** Read a value such as [[1, 3, 0, 2]] or [[".Q..", "...Q"]]. @param {string} text @returns {Columns[] | null} */
function readList(text) {
  if (!text.startsWith("[") && !text.startsWith("(")) return null;
  let value;
  try {
    const brackets = text.replace(/[()']/g, (sign) => ({ "(": "[", ")": "]", "'": '"' })[sign] ?? sign);
    value = JSON.parse(brackets.replace(/,\s*\]/g, "]"));
  } catch {
    return null;
  }
  const single = readBoard(value);
  if (single) return [single];
  if (!Array.isArray(value) || !value.length) return null;
  const boards = value.map(readBoard);
  return boards.every((board) => board !== null) ? boards : null;
}

/** @param {any} value @returns {Columns | null} */
function readBoard(value) {
  if (!Array.isArray(value) || !value.length) return null;
  if (value.every((row) => typeof row === "string" && row.length === value.length)) return value.map(columnIn);
  const isGrid = value.every((row) => Array.isArray(row) && row.length === value.length);
  if (isGrid && value.length > 2)
    return value.map((row) => columnIn(row.map((/** @type {unknown} */ cell) => (isEmpty(cell) ? "." : "Q")).join("")));
  if (value.every(Number.isInteger)) return fromNumbers(value);
  const isPairs = value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger));
  return isPairs && value.length > 2 ? fromSquares(value) : null;
}

/** @param {unknown} cell */
const isEmpty = (cell) => cell === 0 || cell === false || cell === null || cell === "." || cell === " " || cell === "";

/** Columns counted from 0, or from 1 if a column n occurs. @param {number[]} numbers @returns {Columns | null} */
function fromNumbers(numbers) {
  const origin = numbers.includes(numbers.length) ? 1 : 0;
  const columns = numbers.map((number) => number - origin);
  return columns.every((column) => column >= 0 && column < numbers.length) ? columns : null;
}

/** @param {number[][]} pairs @returns {Columns | null} */
function fromSquares(pairs) {
  const origin = pairs.flat().includes(pairs.length) ? 1 : 0;
  /** @type {Columns} */
  const columns = pairs.map(() => null);
  for (const [row, column] of pairs) {
    if (!(row - origin in columns) || !(column - origin in columns) || columns[row - origin] !== null) return null;
    columns[row - origin] = column - origin;
  }
  return columns;
}

/** Return the column of the only queen in a row, or null. @param {string} row */
function columnIn(row) {
  const columns = [...row].flatMap((cell, column) => (QUEEN.test(cell) ? [column] : []));
  return columns.length === 1 ? columns[0] : null;
}

/** Read boards that were printed square by square. @param {string} text @returns {Columns[] | null} */
function readPictures(text) {
  const rows = text.split("\n").flatMap((line) => {
    const cells = line.replace(/(?<=[|│])\s+(?=[|│])/g, ".").replace(/[|│\s]+/g, "");
    return cells && !/^[+\-─—=]+$/.test(cells) ? [cells] : [];
  });
  const n = rows[0]?.length ?? 0;
  if (n < 2 || rows.length % n || rows.some((row) => !/^[.\-_0·QqXx*#1♕♛]+$/.test(row) || row.length !== n))
    return null;
  const boards = Array.from({ length: rows.length / n }, (_, index) =>
    rows.slice(index * n, index * n + n).map(columnIn),
  );
  return boards.some((board) => board.some((column) => column !== null)) ? boards : null;
}

/** Return the program that shows the boards of an answer, one after the other. @param {Answer} answer @param {string} title  its first line */
export function programOf({ n, boards, expected }, title) {
  const list = (/** @type {string} */ name, /** @type {Columns[]} */ rows) =>
    `${name} = [\n${rows.map((columns) => `    ${JSON.stringify(columns).replace(/null/g, "None").replace(/,/g, ", ")},\n`).join("")}]\n`;
  return `# ${title}
# board: queens
n = ${n}
${list("answer", boards)}${expected ? list("expected", expected) : ""}
for number, queens in enumerate(answer, 1):
    print(number, queens)
`;
}

/** Return the answer that such a program shows; null for any other program. @param {string} source @returns {Answer | null} */
export function answerIn(source) {
  const title = /^# (.*)$/m.exec(source)?.[1] ?? "";
  const [answer, expected] = ["answer", "expected"].map((name) => {
    const list = new RegExp(`^${name} = (\\[\n[^=]*?\n\\])$`, "m").exec(source)?.[1];
    return list ? readColumns(list) : null;
  });
  if (!answer?.length) return null;
  const found = { n: answer[0].length, boards: answer, expected: expected ?? null };
  return programOf(found, title) === source ? found : null;
}

/** @param {string} list  as Python writes it @returns {Columns[] | null} */
function readColumns(list) {
  try {
    return JSON.parse(list.replace(/None/g, "null").replace(/,\n\]/, "]"));
  } catch {
    return null;
  }
}

/**
 * The facts about an answer; boards are counted from 1.
 * @typedef {object} AnswerFacts
 * @property {number} n
 * @property {number} count  boards
 * @property {number} right  distinct solutions
 * @property {{number: number, pair: [Square, Square] | null, row: number | null}[]} wrong  the attacked pair, or a row without one queen
 * @property {{number: number, first: number}[]} again  boards that repeat an earlier one
 * @property {number | null} differs  the first board that a judge does not expect
 * @property {number} lacking  boards that a judge expects and that are missing
 */

/** @param {Answer} answer @returns {AnswerFacts} */
export function judgeAnswer({ n, boards, expected }) {
  const texts = boards.map(String);
  const numbered = boards.map((columns, index) => ({ number: index + 1, ...findFault(columns) }));
  const wrong = numbered.filter(({ pair, row }) => pair || row !== null);
  const again = texts.flatMap((text, index) => {
    const first = texts.indexOf(text);
    return first < index ? [{ number: index + 1, first: first + 1 }] : [];
  });
  const wanted = expected?.map(String) ?? texts;
  const differs = texts.findIndex((text) => !wanted.includes(text));
  return {
    ...{ n, count: boards.length, wrong, again, differs: differs < 0 ? null : differs + 1 },
    right: new Set(numbered.filter((one) => !wrong.includes(one)).map(({ number }) => texts[number - 1])).size,
    lacking: wanted.filter((text) => !texts.includes(text)).length,
  };
}

/** @param {Columns} columns @returns {{pair: [Square, Square] | null, row: number | null}} */
function findFault(columns) {
  const row = columns.indexOf(null);
  const [pair = null] = row < 0 ? listAttacks(squaresOf(columns)) : [];
  return { pair, row: row < 0 ? null : row };
}

/** @param {Columns} columns */
export const squaresOf = (columns) =>
  columns.flatMap((column, row) => (column === null ? [] : [/** @type {Square} */ ([row, column])]));
