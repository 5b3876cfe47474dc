// Checks a recording against server/programs/RECORDING.md, so that its readers can trust it.

/** @typedef {any} Code */
/** @typedef {Record<string, Code>} Names */
/** The state before a chunk. @typedef {{stack: any[][], parked: any[][], globals: Names, heap: Names, frames: number}} Head */
/** @typedef {{at: number, head: Head | null, k: string, l: number[], d: any[][], o: [number, string][]}} Chunk */

/** The bytes are no recording that this page can read; the message gives the reason. */
export class NoRecording extends Error {}

export const LARGEST = 8 * 1024 ** 2; // bytes of a chunk's JSON
const VERSION = 1;
const MOST_EVENTS = 65_536; // of a chunk
const MOST = 2 ** 31 - 1; // of lines, calls, objects and everything else with a number
const DEEPEST = 100; // codes within codes
export const REASONS = [
  ...["done", "uncalled", "exit", "exception", "recursion", "depth", "events", "seconds", "memory", "process"],
  ...["input", "argument", "missing", "python2", "language", "syntax", "crash", "stopped"],
];

/** @param {boolean} holds @param {string} what @param {string} allowed @param {unknown} value @returns {asserts holds} */
export function demand(holds, what, allowed, value) {
  if (holds) return;
  const text = String(JSON.stringify(value, (_, one) => (typeof one === "object" && one !== value ? "…" : one)));
  throw new NoRecording(`${what} must be ${allowed}, not ${text.slice(0, 80)}`);
}

const isText = (/** @type {unknown} */ value) => typeof value === "string";
const isList = Array.isArray;

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === "object" && value !== null && !isList(value);

/** @param {any} value @param {number} [least] @param {number} [most] */
const isNumber = (value, least = 0, most = MOST) => Number.isInteger(value) && value >= least && value <= most;

/** @param {(value: any) => boolean} check */
const isListOf = (check) => (/** @type {unknown} */ value) => isList(value) && value.every((one) => check(one));

const areTexts = isListOf(isText);
const areNumbers = isListOf((one) => isNumber(one));
const areFromOne = isListOf((one) => isNumber(one, 1));
const arePairs = isListOf((one) => areTexts(one) && one.length === 2);

/** @param {unknown} value @param {string[]} names */
const hasOnly = (value, names) =>
  isObject(value) && Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name));

/** @param {any} code */
const isGone = (code) => hasOnly(code, ["x"]) && code.x === 1;

/** @param {any} value */
const isEnd = (value) =>
  hasOnly(value, ["reason", "line", "text"]) &&
  REASONS.includes(value.reason) &&
  (value.line === null || isNumber(value.line)) &&
  isText(value.text);

/** @type {Record<string, [check: (value: any) => boolean, allowed: string]>} */
const HEADER = {
  ...Object.fromEntries(["file", "source", "stdin", "call", "python"].map((name) => [name, [isText, "a text"]])),
  ...Object.fromEntries(["argv", "calls"].map((name) => [name, [areTexts, "texts"]])),
  ...Object.fromEntries(["notes", "files"].map((name) => [name, [arePairs, "pairs of texts"]])),
  events: [isNumber, "a whole number from 0"],
  chunk: [(value) => isNumber(value, 1, MOST_EVENTS), `a whole number from 1 to ${MOST_EVENTS}`],
  end: [isEnd, "a reason with its line and text"],
  aliases: [isListOf((one) => areNumbers(one) && one.length === 3), "triples of numbers"],
};

/** @param {Record<string, any>} header */
export function checkHeader(header) {
  if (header.version !== VERSION) throw new NoRecording(`version must be ${VERSION}, not ${header.version}`);
  for (const name of ["source", "chunk", "end"]) demand(name in header, `the ${name} of its header`, "there", null);
  for (const [name, [check, allowed]] of Object.entries(HEADER))
    if (name in header) demand(check(header[name]), name, allowed, header[name]);
}

/** @param {any} chunk @param {number} at  the number of its first event @param {number} most  events @returns {asserts chunk is Chunk} */
export function checkChunk(chunk, at, most) {
  demand(hasOnly(chunk, ["at", "head", "k", "l", "d", "o"]), "a chunk", "an object with its six parts", chunk);
  const { head, k, l, d, o } = chunk;
  demand(chunk.at === at, "at", `${at}, rising with the events`, chunk.at);
  demand(isText(k) && /^[clryse]*$/.test(k) && k.length <= most, "k", `up to ${most} kinds`, k);
  demand(areFromOne(l) && l.length === k.length, "l", `${k.length} lines from 1`, l);
  if (k !== "" || head !== null) checkHead(head);
  demand(isList(d), "d", "a list of changes", d);
  let [place, entered] = [0, 0];
  for (const [number, change] of d.entries()) {
    demand(isList(change) && isNumber(change[0], Number(number > 0)), "a change", "that of a later event", change);
    place += change[0];
    demand(place < k.length, "a change", "that of an event of its chunk", change);
    entered += Number("cs".includes(k[place]));
    checkChange(k[place], change);
  }
  demand(entered === k.replace(/[^cs]/g, "").length, "d", "one entry for each call and resumption", entered);
  const isOutput = (/** @type {any} */ one) =>
    isList(one) && one.length === 2 && isNumber(one[0], -1, k.length - 1) && isText(one[1]);
  demand(isListOf(isOutput)(o), "o", "places in its chunk, each with a text", o);
}

/** @param {any} head */
function checkHead(head) {
  demand(hasOnly(head, ["stack", "parked", "globals", "heap", "frames"]), "head", "a state", head);
  for (const calls of [head.stack, head.parked]) {
    demand(isList(calls), "stack and parked", "lists of calls", calls);
    for (const call of calls) {
      const isCall =
        isList(call) && call.length === 5 && isText(call[1]) && [0, 2, 3].every((at) => isNumber(call[at]));
      demand(isCall, "a call", "[number, name, file, line, …]", call);
      checkNames(call[4]);
    }
  }
  checkNames(head.globals);
  checkHeap(head.heap);
  demand(isNumber(head.frames), "frames", "a whole number from 0", head.frames);
}

/** @param {string} kind @param {any[]} change */
function checkChange(kind, [, local = 0, heap = 0, globals = 0, ...more]) {
  if (local !== 0) checkNames(local, true);
  if (globals !== 0) checkNames(globals, true);
  if (heap !== 0) checkHeap(heap, true);
  let holds = more.length <= Number(kind !== "l");
  if (kind === "c")
    holds = [1, 2].includes(more.length) && isText(more[0]) && more.slice(1).every((file) => isNumber(file));
  else if (kind === "s") holds = more.length === 1 && isNumber(more[0]);
  else if (kind === "e") holds &&= areTexts(more);
  else checkValues(kind, more);
  demand(holds, `the last part of an event ${kind}`, "as in RECORDING.md", more);
}

/** @param {string} kind @param {any[]} values */
const checkValues = (kind, values) => values.forEach((one) => checkCode(kind === "r" && isGone(one) ? null : one));

/** @param {any} names @param {boolean} [changed] */
function checkNames(names, changed = false) {
  demand(isObject(names), "names", "an object with values", names);
  for (const code of Object.values(names)) if (!(changed && isGone(code))) checkCode(code);
}

/** @param {any} heap @param {boolean} [changed] */
function checkHeap(heap, changed = false) {
  demand(isObject(heap), "heap", "objects by number", heap);
  for (const [number, code] of Object.entries(heap)) {
    demand(/^[1-9]\d{0,9}$/.test(number), "an object's number", "a whole number from 1", number);
    if (changed && hasOnly(code, ["a"])) checkNames(code.a, true);
    else checkCode(code);
  }
}

/** By the keys of a code, in their order: return the codes within it, or null if it is wrong. @type {Record<string, (one: any, other: any) => Code[] | null>} */
const FORMS = {
  i: (value) => (isText(value) && /^-?\d{1,1000}$/.test(value) ? [] : null),
  f: (value) => (isText(value) && /^-?(\d{1,400}(\.\d{1,400})?(e[+-]?\d{1,3})?|inf|nan)$/.test(value) ? [] : null),
  r: (value) => (isText(value) ? [] : null),
  "@": (value) => (isNumber(value, 1) ? [] : null),
  c: (value) => (isList(value) && value.length === 2 && isText(value[0]) && isNumber(value[1]) ? [] : null),
  z: (value) => (isList(value) && value.length === 2 && isNumber(value[0]) ? [value[1]] : null),
  t: (value) => (isList(value) ? value : null),
  s: (value) => (isList(value) ? value : null),
  q: (value) => (isList(value) ? value : null),
  d: (value) => (isListOf((one) => isList(one) && one.length === 2)(value) ? value.flat(1) : null),
  na: (name, value) => (isText(name) && isList(value) ? value : null),
  oa: (name, value) => (isText(name) && isObject(value) ? Object.values(value) : null),
};

/** @param {Code} code @param {number} [depth] */
function checkCode(code, depth = 0) {
  if (typeof code !== "object" || code === null) return;
  demand(depth < DEEPEST, "a value", `nested at most ${DEEPEST} times`, "[…]");
  for (const part of isList(code) ? code : listParts(code)) checkCode(part, depth + 1);
}

/** List the codes within a code that is no list. @param {any} code @returns {Code[]} */
function listParts(code) {
  const form = Object.keys(code).join("");
  const [one, other] = Object.values(code);
  const inner = Object.hasOwn(FORMS, form) ? FORMS[form](one, other) : null;
  demand(inner !== null, "a value", "of a form in RECORDING.md", code);
  return inner;
}
