// Writes a value as Python does, cut to a length that fits beside its name.

/** @import { ProgramState, Code } from "./state.js" */

const DEEPEST = 4; // levels of nested containers
const LONGEST = 120; // characters; containers stop at as many items

/** @param {Code} code @param {Pick<ProgramState, "resolve">} state @returns {string} */
export function writeValue(code, state) {
  const text = write(code, state, 0);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** Write an item of a container, or the target of a reference. @typedef {(code: Code) => string} Write */

/** Write a code that is an object, by its first key. @type {Record<string, (value: any, write: Write, each: (codes: Code[]) => string, code: Code) => string>} */
const WRITERS = {
  i: String,
  f: String,
  r: String,
  c: ([text]) => `${quote(text).slice(0, -1)}…`,
  t: (codes, _, each) => (codes.length === 1 ? `(${each(codes)},)` : `(${each(codes)})`),
  s: (codes, _, each) => (codes.length ? `{${each(codes)}}` : "set()"),
  q: (codes, _, each) => `deque([${each(codes)}])`,
  d: (entries, write) =>
    `{${entries
      .slice(0, LONGEST)
      .map((/** @type {Code[]} */ [key, item]) => `${write(key)}: ${write(item)}`)
      .join(", ")}}`,
  n: (_, __, each, { a }) => `array([${each(a)}])`,
  o: (name, write, _, { a }) =>
    `${name}(${Object.entries(a)
      .slice(0, LONGEST)
      .map(([attribute, item]) => `${attribute}=${write(item)}`)
      .join(", ")})`,
  z: ([length]) => `[… ${length} …]`,
};

/** @param {Code} code @param {Pick<ProgramState, "resolve">} state @param {number} depth @returns {string} */
function write(code, state, depth) {
  if (code === null || code === undefined) return "None";
  if (typeof code === "boolean") return code ? "True" : "False";
  if (typeof code === "string") return quote(code);
  if (typeof code === "number") return writeNumber(code);
  if (depth > DEEPEST) return "…";
  if (code["@"] !== undefined) return write(state.resolve(code), state, depth + 1);
  const inside = (/** @type {Code} */ one) => write(one, state, depth + 1);
  const each = (/** @type {Code[]} */ codes) => codes.slice(0, LONGEST).map(inside).join(", ");
  if (Array.isArray(code)) return `[${each(code)}]`;
  const [[kind, value]] = Object.entries(code);
  return WRITERS[kind](value, inside, each, code);
}

/** Write a float as Python does: exponents have at least two digits. @param {number} number */
function writeNumber(number) {
  if (Number.isInteger(number) || Math.abs(number) >= 1e-4) return String(number);
  return number.toExponential().replace(/-(\d)$/, "-0$1");
}

/** @param {string} text */
function quote(text) {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text
    .replaceAll("\\", "\\\\")
    .replaceAll("\n", "\\n")
    .replaceAll("\t", "\\t")
    .replaceAll("\r", "\\r")
    .replaceAll(mark, `\\${mark}`)
    .replace(/[\0-\x1f\x7f-\xa0\xad]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
  return mark + escaped + mark;
}

/** Return the integer that a code stands for; null if it is none. @param {Code} code @returns {bigint | null} */
export function integerOf(code) {
  if (typeof code === "number" && Number.isInteger(code)) return BigInt(code);
  return typeof code?.i === "string" ? BigInt(code.i) : null;
}
