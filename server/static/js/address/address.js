// Reads and writes the query of the page's address: which search, which step, how it is shown. Pure: text in, data out,
// and back.
//
// Fields that the page does not know are left alone: those who pass links on add their own. What a known one cannot
// mean is told, and its default stands in for it.

import { ALGORITHMS } from "../algorithms/algorithms.js";
import { parseSpeed } from "../film/speed.js";
import { KINDS } from "../questions/kinds.js";
import { CARDS } from "../model/cards.js";
import { DRAWERS, PANELS, WHOLE } from "../model/names.js";
import { isOffered } from "../suppliers/offers.js";

/** @import { CardName } from "../model/cards.js" */
/** @import { Address, DrawerName, Run, Segment, State } from "../types.js" */

/**
 * A field whose text is not valid, and the names that are, if it takes no more than those.
 * @typedef {[field: string, text: string, names?: readonly string[]]} BadField
 */

export const LARGEST_N = 32;

const LAST_PART = "last";
const LESSON = /^[a-z][a-z0-9-]{0,39}$/; // its name

/** @type {Address} */
export const DEFAULT = {
  run: { algorithm: "bitmask", n: 8, goal: "all" },
  step: 0,
  part: null,
  speed: 2,
  segment: null,
  queens: [],
  view: "page",
  calm: false,
  code: true,
  drawer: null,
  card: null,
  panel: "now",
  whole: "auto",
  lesson: null,
  predict: null,
};

/**
 * What an address can lead to, where it is not everything.
 * @typedef {object} Limits
 * @property {(algorithm: string) => number} [largest]  n that an algorithm takes
 * @property {Run[]} [runs]                             those alone
 * @property {Partial<Address>} [begins]                what an address leads to that says nothing
 */

/**
 * Parse a query; `badFields` lists the fields that have no valid value.
 * @param {string} query  like "?n=8&step=2802"
 * @param {Limits} [limits]
 * @returns {{address: Address, badFields: BadField[]}}
 */
export function parse(query, { largest = () => LARGEST_N, runs, begins } = {}) {
  const fields = new URLSearchParams(query);
  /** @type {BadField[]} */
  const badFields = [];
  let isBare = !FLAGS.some((field) => fields.has(field));

  /**
   * @template T
   * @param {string} field
   * @param {((text: string) => T | null) & {names?: readonly string[]}} read
   * @param {T} otherwise
   * @returns {T}
   */
  function take(field, read, otherwise) {
    const text = fields.get(field);
    if (text === null) return otherwise;
    isBare = false;
    const value = read(text);
    if (value === null) badFields.push(read.names ? [field, text, read.names] : [field, text]);
    return value ?? otherwise;
  }

  const others = { ...DEFAULT, ...(query.length > 1 ? {} : begins) };
  const usual = begins?.run ?? DEFAULT.run;
  const run = takeRun(take, usual, { largest, runs });
  const step = take("step", parseNumber, others.step);
  const part = take("part", parsePart, null);
  const address = {
    run,
    step,
    part: part === null ? null : { step, index: part },
    speed: take("speed", parseSpeed, others.speed),
    segment: parseSegment(take("from", parseNumber, null), (least) =>
      take("to", (text) => within(parseNumber(text), least, Infinity), null),
    ),
    queens: take("queens", parseColumns, others.queens),
    view: /** @type {Address["view"]} */ (
      fields.has("embed") ? "embed" : fields.has("present") ? "present" : others.view
    ),
    code: take("code", oneOf(["shown", "hidden"]), "shown") === "shown",
    drawer: take("drawer", oneOf(DRAWERS.filter(isOffered)), others.drawer),
    card: openCard(take("card", oneOf(CARDS), null), take("place", parseNumber, null)),
    panel: take("panel", oneOf(PANELS), others.panel),
    whole: take("whole", oneOf(WHOLE), others.whole),
    lesson: parseLesson(take) ?? others.lesson,
    predict: take("predict", parsePredict, others.predict),
  };
  const calm = fields.has("calm") && address.view !== "embed";
  return { address: { ...address, calm: isBare && isOffered("calm") ? null : calm && isOffered("calm") }, badFields };
}

/** Fields without a value, and the one that leads into a class. */
const FLAGS = ["embed", "present", "calm", "class"];

/**
 * A field of an address: what it means, or what stands in for it.
 * @typedef {<T>(field: string, read: ((text: string) => T | null) & {names?: readonly string[]}, otherwise: T) => T} Take
 */

/** @param {Take} take @param {Run} usual @param {Required<Pick<Limits, "largest">> & Pick<Limits, "runs">} limits @returns {Run} */
function takeRun(take, usual, { largest, runs }) {
  const algorithm = take("algorithm", oneOf(runs?.map((run) => run.algorithm) ?? ALGORITHMS), usual.algorithm);
  const sizes = runs?.filter((run) => run.algorithm === algorithm).map(({ n }) => n) ?? [];
  const n = sizes.length && !sizes.includes(usual.n) ? sizes[0] : usual.n;
  const read = (/** @type {string} */ text) => within(parseNumber(text), 1, largest(algorithm));
  return {
    algorithm,
    n: runs ? Number(take("n", oneOf(sizes.map(String)), String(n))) : take("n", read, n),
    goal: take("goal", oneOf(/** @type {const} */ (["all", "first"])), usual.goal),
  };
}

/**
 * A loop, of two steps at least.
 * @param {number | null} from
 * @param {(least: number) => number | null} last
 * @returns {Address["segment"]}
 */
function parseSegment(from, last) {
  const start = from ?? 0;
  const to = last(start + 1);
  return from === null && to === null ? null : { start, stop: to === null ? Infinity : to + 1, why: "loop" };
}

/**
 * A stop of a lesson: `lesson=bits&stop=3`, or as the tour was once called, `tour=3`.
 * @param {<T>(field: string, read: (text: string) => T | null, otherwise: T) => T} take @returns {Address["lesson"]}
 */
function parseLesson(take) {
  const readStop = (/** @type {string} */ text) => within(parseNumber(text), 1, Infinity);
  const tour = take("tour", (text) => (text ? readStop(text) : 1), 0);
  const name = take("lesson", (text) => (LESSON.test(text) ? text : null), tour ? "tour" : "");
  return name ? { name, stop: take("stop", readStop, tour || 1) - 1 } : null;
}

/** @param {CardName | null} name @param {number | null} place @returns {Address["card"]} */
const openCard = (name, place) => name && { name, place };

/** A whole number that is exact in JavaScript. @param {string} text */
function parseNumber(text) {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(value) ? value : null;
}

/** Part of a step, from 0. @param {string} text */
const parsePart = (text) => (text === LAST_PART ? -1 : parseNumber(text));

/**
 * Whether play stops and asks; with a seed everybody the same, or one kind alone.
 * @param {string} text
 * @returns {Address["predict"]}
 */
function parsePredict(text) {
  const seed = parseNumber(text);
  if (KINDS.includes(text)) return { seed: null, about: text };
  return text === "on" ? { seed: null } : seed === null ? null : { seed };
}

/**
 * Columns of queens in the first rows, like "4,1"; whether they can stand there, the server knows.
 * @param {string} text
 */
function parseColumns(text) {
  const numbers = text.split(",").map(parseNumber);
  return numbers.includes(null) ? null : /** @type {number[]} */ (numbers);
}

/** @param {number | null} value @param {number} least @param {number} most */
const within = (value, least, most) => (value !== null && value >= least && value <= most ? value : null);

/** @template {string} T @param {readonly T[]} names */
const oneOf = (names) =>
  Object.assign((/** @type {string} */ text) => names.find((name) => name === text) ?? null, { names });

/** The address of what the page shows. @param {State} state @param {number} step @returns {Omit<Address, "queens">} */
export function addressOf({ film: { run, part, segment }, play: { speed }, page, learn: { lesson, predict } }, step) {
  const { view, code, panel, whole, drawer, card } = page;
  const calm = page.calm !== null;
  return { run, step, part, segment, speed, view, calm, code, panel, whole, drawer, card, lesson, predict };
}

/**
 * Format an address as a query. What identifies the film is always there, the rest only where it differs from the
 * default.
 * @param {Omit<Address, "queens"> & {queens?: number[]}} address
 */
export function format({
  run,
  step,
  part,
  speed,
  segment,
  queens = segment?.queens ?? [],
  view,
  calm = DEFAULT.calm,
  code,
  drawer,
  card,
  panel,
  whole = DEFAULT.whole,
  lesson,
  predict,
}) {
  const fields = [`algorithm=${run.algorithm}`, `n=${run.n}`];
  if (run.goal !== DEFAULT.run.goal) fields.push(`goal=${run.goal}`);
  fields.push(`step=${step}`);
  if (part?.step === step) fields.push(`part=${part.index < 0 ? LAST_PART : part.index}`);
  fields.push(`speed=${speed}`);
  if (segment?.why === "loop") fields.push(...loopFields(segment));
  if (queens.length) fields.push(`queens=${queens.join(",")}`);
  return `?${[...fields, ...fieldsOfView({ view, calm, code, drawer, card, panel, whole, predict }), ...lessonFields(lesson)].join("&")}`;
}

/** How the film is shown. @param {Pick<Address, "view" | "calm" | "code" | "drawer" | "card" | "panel" | "whole" | "predict">} address */
function fieldsOfView({ view, calm, code, drawer, card, panel, whole, predict }) {
  const fields = view === DEFAULT.view ? [] : [/** @type {string} */ (view)];
  if (calm) fields.push("calm");
  if (!code) fields.push("code=hidden");
  if (drawer) fields.push(...drawerFields(drawer, card));
  if (panel !== DEFAULT.panel) fields.push(`panel=${panel}`);
  if (whole !== DEFAULT.whole) fields.push(`whole=${whole}`);
  if (predict) fields.push(`predict=${predict.about ?? predict.seed ?? "on"}`);
  return fields;
}

/**
 * The address for others of what a query describes. Where the page was opened by a name that only this machine has, it
 * is the one that the server announces.
 * @param {string} query @param {string} href  of the page @param {string} [announced]  if others can reach the server
 */
export function linkTo(query, href, announced) {
  const { href: link, hostname, pathname } = new URL(query, href);
  return announced && LOOPBACK.test(hostname) ? new URL(pathname + query, announced).href : link;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** @param {Segment} loop */
const loopFields = ({ start, stop }) => [`from=${start}`, ...(Number.isFinite(stop) ? [`to=${stop - 1}`] : [])];

/** One from this device has no address. @param {Address["lesson"]} lesson */
const lessonFields = (lesson) =>
  lesson && LESSON.test(lesson.name) ? [`lesson=${lesson.name}`, `stop=${lesson.stop + 1}`] : [];

/** @param {DrawerName} drawer @param {Address["card"]} card  which only one drawer has */
function drawerFields(drawer, card) {
  if (drawer !== "bits" || !card) return [`drawer=${drawer}`];
  return [`drawer=${drawer}`, `card=${card.name}`, ...(card.place === null ? [] : [`place=${card.place}`])];
}

/** @param {Address["run"]} one @param {Address["run"]} other */
export const sameRun = (one, other) =>
  one.algorithm === other.algorithm && one.n === other.n && one.goal === other.goal;

/**
 * Find the fields that lie beyond the end of the film, and cut the segment to its length.
 * @param {Pick<Address, "step" | "segment">} address @param {number} steps  of the film
 * @returns {{beyond: [string, number][], segment: Address["segment"]}}
 */
export function cutToLength({ step, segment }, steps) {
  const { start, stop } = segment ?? { start: 0, stop: Infinity };
  /** @type {[string, number][]} */
  const fields = [
    ["step", step],
    ["from", start],
    ["to", Number.isFinite(stop) ? stop - 1 : 0],
  ];
  const left = segment && start < steps - 1 ? { ...segment, stop: Math.min(stop, steps) } : null;
  return { beyond: fields.filter(([, value]) => value >= steps), segment: left };
}
