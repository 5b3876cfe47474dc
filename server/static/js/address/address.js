// The query of the page's address: the search, the step, and the view. Pure: parses and formats queries.
//
// Unknown fields are ignored, as other sites add their own to links. Invalid values are reported, and replaced by their
// defaults.

import { ALGORITHMS } from "../algorithms/algorithms.js";
import { parseSpeed } from "../film/speed.js";
import { KINDS } from "../questions/kinds.js";
import { CARDS } from "../model/cards.js";
import { DRAWERS, GONE_DRAWERS, PANELS, WHOLE } from "../model/names.js";
import { isOffered } from "../suppliers/offers.js";

/** @import { CardName } from "../model/cards.js" */
/** @import { Address, DrawerName, Level, Run, Segment, State } from "../types.js" */

/**
 * A field with an invalid text, and the allowed names, if the field is limited to names.
 * @typedef {[field: string, text: string, names?: readonly string[]]} BadField
 */

export const LARGEST_N = 32;

const LAST_PART = "last";
const LESSON = /^[a-z][a-z0-9-]{0,39}$/; // a lesson's name

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
 * Limits of addresses, for a page that cannot show every run.
 * @typedef {object} Limits
 * @property {(algorithm: string) => number} [largest]  returns the largest n of an algorithm
 * @property {Run[]} [runs]                             the only runs
 * @property {Partial<Address>} [begins]                defaults for an address without fields
 */

/**
 * Parse a query; `badFields` lists the fields with an invalid value.
 * @param {string} query  like "?n=8&step=2802"
 * @param {Limits} [limits]
 * @returns {{address: Address, badFields: BadField[]}}
 */
export function parse(query, { largest = () => LARGEST_N, runs, begins } = {}) {
  const fields = fieldsOf(query);
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
  function parseField(field, read, otherwise) {
    const text = fields.get(field);
    if (text === null) return otherwise;
    isBare = false;
    const value = read(text);
    if (value === null) badFields.push(read.names ? [field, text, read.names] : [field, text]);
    return value ?? otherwise;
  }

  const others = { ...DEFAULT, ...(query.length > 1 ? {} : begins) };
  const usual = begins?.run ?? DEFAULT.run;
  const run = parseRun(parseField, usual, { largest, runs });
  const step = parseField("step", parseNumber, others.step);
  const part = parseField("part", parsePart, null);
  const address = {
    run,
    step,
    part: part === null ? null : { step, index: part },
    speed: parseField("speed", parseSpeed, others.speed),
    segment: parseSegment(parseField("from", parseNumber, null), (least) =>
      parseField("to", (text) => within(parseNumber(text), least, Infinity), null),
    ),
    queens: parseField("queens", parseColumns, others.queens),
    view: /** @type {Address["view"]} */ (
      fields.has("embed") ? "embed" : fields.has("present") ? "present" : others.view
    ),
    code: parseField("code", oneOf(["shown", "hidden"]), "shown") === "shown",
    drawer: parseField("drawer", oneOf(DRAWERS.filter(isOffered)), others.drawer),
    card: openCard(parseField("card", oneOf(CARDS), null), parseField("place", parseNumber, null)),
    panel: parseField("panel", oneOf(PANELS), others.panel),
    whole: parseField("whole", oneOf(WHOLE), others.whole),
    lesson: parseLesson(parseField) ?? others.lesson,
    predict: parseField("predict", parsePredict, others.predict),
  };
  const calm = fields.has("calm") && address.view !== "embed";
  return { address: { ...address, calm: isBare && isOffered("calm") ? null : calm && isOffered("calm") }, badFields };
}

/** Return the fields of a query; the address of a drawer that went is that of the lessons. @param {string} query */
function fieldsOf(query) {
  const fields = new URLSearchParams(query);
  if (GONE_DRAWERS.includes(fields.get("drawer") ?? "")) fields.set("drawer", "learn");
  return fields;
}

/** Fields without a value, and the one of a class. */
const FLAGS = ["embed", "present", "calm", "class"];

/**
 * Parses a field of an address; returns its value, or `otherwise` for a missing or invalid one.
 * @typedef {<T>(field: string, read: ((text: string) => T | null) & {names?: readonly string[]}, otherwise: T) => T} ParseField
 */

/** @param {ParseField} parseField @param {Run} usual @param {Required<Pick<Limits, "largest">> & Pick<Limits, "runs">} limits @returns {Run} */
function parseRun(parseField, usual, { largest, runs }) {
  const algorithm = parseField("algorithm", oneOf(runs?.map((run) => run.algorithm) ?? ALGORITHMS), usual.algorithm);
  const sizes = runs?.filter((run) => run.algorithm === algorithm).map(({ n }) => n) ?? [];
  const n = sizes.length && !sizes.includes(usual.n) ? sizes[0] : usual.n;
  const read = (/** @type {string} */ text) => within(parseNumber(text), 1, largest(algorithm));
  return {
    algorithm,
    n: runs ? Number(parseField("n", oneOf(sizes.map(String)), String(n))) : parseField("n", read, n),
    goal: parseField("goal", oneOf(/** @type {const} */ (["all", "first"])), usual.goal),
  };
}

/**
 * Parse a loop of at least two steps.
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
 * Parse a stop of a lesson: `lesson=bits&stop=3`, or `tour=3` in old links.
 * @param {<T>(field: string, read: (text: string) => T | null, otherwise: T) => T} parseField @returns {Address["lesson"]}
 */
function parseLesson(parseField) {
  const readStop = (/** @type {string} */ text) => within(parseNumber(text), 1, Infinity);
  const tour = parseField("tour", (text) => (text ? readStop(text) : 1), 0);
  const name = parseField("lesson", (text) => (LESSON.test(text) ? text : null), tour ? "tour" : "");
  return name ? { name, stop: parseField("stop", readStop, tour || 1) - 1 } : null;
}

/** @param {CardName | null} name @param {number | null} place @returns {Address["card"]} */
const openCard = (name, place) => name && { name, place };

/** Parse a whole number that is exact in JavaScript. @param {string} text */
function parseNumber(text) {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(value) ? value : null;
}

/** Parse the index of a step's part, from 0; -1 for the last. @param {string} text */
const parsePart = (text) => (text === LAST_PART ? -1 : parseNumber(text));

/**
 * Parse the field of Predict: on, with a seed for the same questions on every page, with a single kind, or with every
 * step, its level and its seed.
 * @param {string} text
 * @returns {Address["predict"]}
 */
function parsePredict(text) {
  if (KINDS.includes(text)) return { seed: null, about: text };
  if (text === "on") return { seed: null };
  const {
    series,
    level = "3",
    digits,
  } = /^((?<series>every)(?<level>[12])?(\.(?=\d)|$))?(?<digits>\d*)$/.exec(text)?.groups ?? {};
  const seed = digits ? parseNumber(digits) : null;
  if (digits && seed === null) return null;
  if (series) return { seed, every: /** @type {Level} */ (Number(level)) };
  return seed === null ? null : { seed };
}

/** @param {NonNullable<Address["predict"]>} predict */
function formatPredict({ seed, about, every }) {
  if (!every) return about ?? seed ?? "on";
  return `every${every < 3 ? every : ""}${seed === null ? "" : `.${seed}`}`;
}

/**
 * Parse columns of queens in the first rows, like "4,1"; the server checks whether they attack each other.
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

/** Return the address of the page's state. @param {State} state @param {number} step @returns {Omit<Address, "queens">} */
export function addressOf({ film: { run, part, segment }, play: { speed }, page, learn: { lesson, predict } }, step) {
  const { view, code, panel, whole, drawer, card } = page;
  const calm = page.calm !== null;
  return { run, step, part, segment, speed, view, calm, code, panel, whole, drawer, card, lesson, predict };
}

/**
 * Format an address as a query: the run and the step always, other fields if they differ from the default.
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

/** @param {Pick<Address, "view" | "calm" | "code" | "drawer" | "card" | "panel" | "whole" | "predict">} address */
function fieldsOfView({ view, calm, code, drawer, card, panel, whole, predict }) {
  const fields = view === DEFAULT.view ? [] : [/** @type {string} */ (view)];
  if (calm) fields.push("calm");
  if (!code) fields.push("code=hidden");
  if (drawer) fields.push(...drawerFields(drawer, card));
  if (panel !== DEFAULT.panel) fields.push(`panel=${panel}`);
  if (whole !== DEFAULT.whole) fields.push(`whole=${whole}`);
  if (predict) fields.push(`predict=${formatPredict(predict)}`);
  return fields;
}

/**
 * Return a link for other viewers. If the page was opened by a local name, such as localhost, the link has the address
 * that the server announces.
 * @param {string} query @param {string} href  the page's @param {string} [announced]  the server's address, if other machines can reach it
 */
export function linkTo(query, href, announced) {
  const { href: link, hostname, pathname } = new URL(query, href);
  return announced && LOOPBACK.test(hostname) ? new URL(pathname + query, announced).href : link;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** @param {Segment} loop */
const loopFields = ({ start, stop }) => [`from=${start}`, ...(Number.isFinite(stop) ? [`to=${stop - 1}`] : [])];

/** Return the fields of a lesson; a lesson of this device has none. @param {Address["lesson"]} lesson */
const lessonFields = (lesson) =>
  lesson && LESSON.test(lesson.name) ? [`lesson=${lesson.name}`, `stop=${lesson.stop + 1}`] : [];

/** @param {DrawerName} drawer @param {Address["card"]} card  for the drawer with cards */
function drawerFields(drawer, card) {
  if (drawer !== "bits" || !card) return [`drawer=${drawer}`];
  return [`drawer=${drawer}`, `card=${card.name}`, ...(card.place === null ? [] : [`place=${card.place}`])];
}

/** Return whether two runs have the same algorithm, n and goal. @param {Address["run"]} one @param {Address["run"]} other */
export const sameRun = (one, other) =>
  one.algorithm === other.algorithm && one.n === other.n && one.goal === other.goal;

/**
 * Find the fields that lie beyond the end of the film, and cut the segment to its length.
 * @param {Pick<Address, "step" | "segment">} address @param {number} steps  the film's length
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
