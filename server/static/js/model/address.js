// The address as a place: which search, which step, how it is seen. Pure: a text in, a place out, and back again.
//
// Fields that the page does not know are left alone: those who pass links on add their own. What a known one cannot mean
// is told, and its default stands in for it.

import { ALGORITHMS } from "../algorithms/views.js";
import { DRAWERS } from "../drawers/catalogue.js";
import { parseSpeed } from "../film/speed.js";
import { PANELS } from "./panels.js";

/** @typedef {import("../types.js").Place} Place */
/** @typedef {[field: string, text: string]} Wrong  what cannot be meant */

export const LARGEST_N = 32;

/** @type {Place} */
export const DEFAULT = {
  run: { algorithm: "bitmask", n: 8, goal: "all" },
  step: 0,
  speed: 2,
  segment: null,
  queens: [],
  view: "page",
  code: true,
  drawer: null,
  panel: "now",
};

/**
 * The place that a query means, and what in it means nothing.
 * @param {string} query  like "?n=8&step=2802"
 * @param {(algorithm: string) => number} [largest]  n that an algorithm takes
 * @returns {{place: Place, wrong: Wrong[]}}
 */
export function parse(query, largest = () => LARGEST_N) {
  const fields = new URLSearchParams(query);
  /** @type {Wrong[]} */
  const wrong = [];

  /** @template T @param {string} field @param {(text: string) => T | null} read @param {T} otherwise @returns {T} */
  function take(field, read, otherwise) {
    const text = fields.get(field);
    if (text === null) return otherwise;
    const value = read(text);
    if (value === null) wrong.push([field, text]);
    return value ?? otherwise;
  }

  const { run, ...others } = DEFAULT;
  const algorithm = take("algorithm", oneOf(ALGORITHMS), run.algorithm);
  const place = {
    run: {
      algorithm,
      n: take("n", (text) => between(number(text), 1, largest(algorithm)), run.n),
      goal: take("goal", oneOf(/** @type {const} */ (["all", "first"])), run.goal),
    },
    step: take("step", number, others.step),
    speed: take("speed", parseSpeed, others.speed),
    segment: parseSegment(take("from", number, null), (least) => take("to", (text) => between(number(text), least, Infinity), null)),
    queens: take("queens", columns, others.queens),
    view: /** @type {Place["view"]} */ (fields.has("embed") ? "embed" : fields.has("present") ? "present" : others.view),
    code: take("code", oneOf(["shown", "hidden"]), "shown") === "shown",
    drawer: take("drawer", oneOf(/** @type {import("../types.js").DrawerName[]} */ (Object.keys(DRAWERS))), others.drawer),
    panel: take("panel", oneOf(PANELS), others.panel),
  };
  return { place, wrong };
}

/** A loop, of two steps at least. @param {number | null} from @param {(least: number) => number | null} last @returns {Place["segment"]} */
function parseSegment(from, last) {
  const start = from ?? 0;
  const to = last(start + 1);
  return from === null && to === null ? null : { start, stop: to === null ? Infinity : to + 1, why: "loop" };
}

/** A whole number that is exact in JavaScript. @param {string} text */
function number(text) {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(value) ? value : null;
}

/** Columns of queens in the first rows, like "4,1"; whether they can stand there, the server knows. @param {string} text */
function columns(text) {
  const numbers = text.split(",").map(number);
  return numbers.includes(null) ? null : /** @type {number[]} */ (numbers);
}

/** @param {number | null} value @param {number} least @param {number} most */
const between = (value, least, most) => (value !== null && value >= least && value <= most ? value : null);

/** @template {string} T @param {readonly T[]} values @returns {(text: string) => T | null} */
const oneOf = (values) => (text) => values.find((value) => value === text) ?? null;

/** The query that means a place: what tells films apart always, the rest where it is not as usual. @param {Omit<Place, "queens"> & {queens?: number[]}} place */
export function format({ run, step, speed, segment, queens = segment?.queens ?? [], view, code, drawer, panel }) {
  const fields = [`algorithm=${run.algorithm}`, `n=${run.n}`];
  if (run.goal !== DEFAULT.run.goal) fields.push(`goal=${run.goal}`);
  fields.push(`step=${step}`, `speed=${speed}`);
  if (segment?.why === "loop") fields.push(...loopFields(segment));
  if (queens.length) fields.push(`queens=${queens.join(",")}`);
  if (view !== DEFAULT.view) fields.push(view);
  if (!code) fields.push("code=hidden");
  if (drawer !== DEFAULT.drawer) fields.push(`drawer=${drawer}`);
  if (panel !== DEFAULT.panel) fields.push(`panel=${panel}`);
  return `?${fields.join("&")}`;
}

/** @param {import("../types.js").Segment} loop */
const loopFields = ({ start, stop }) => [`from=${start}`, ...(Number.isFinite(stop) ? [`to=${stop - 1}`] : [])];

/** @param {Place["run"]} one @param {Place["run"]} other */
export const sameRun = (one, other) => one.algorithm === other.algorithm && one.n === other.n && one.goal === other.goal;

/**
 * What of a place lies beyond the end of the film, field by field, and what is left of its segment.
 * @param {Pick<Place, "step" | "segment">} place @param {number} steps  of the film
 * @returns {{beyond: [string, number][], segment: Place["segment"]}}
 */
export function cutTo({ step, segment }, steps) {
  const { start, stop } = segment ?? { start: 0, stop: Infinity };
  /** @type {[string, number][]} */
  const fields = [["step", step], ["from", start], ["to", Number.isFinite(stop) ? stop - 1 : 0]];
  const left = segment && start < steps - 1 ? { ...segment, stop: Math.min(stop, steps) } : null;
  return { beyond: fields.filter(([, value]) => value >= steps), segment: left };
}
