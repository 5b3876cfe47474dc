// The address of the page with the film: the search, the step, and the view. Pure: parses and formats queries.

import { ALGORITHMS } from "../algorithms/algorithms.js";
import { parseSpeed } from "../film/speed.js";
import { KINDS } from "../questions/kinds.js";
import { CARDS } from "../model/cards.js";
import { formatPuzzle, puzzleOf } from "../model/puzzle.js";
import { DRAWERS, GONE_DRAWERS, PANELS, WHOLE } from "../model/names.js";
import { isOffered } from "../suppliers/offers.js";
import {
  Fields,
  flag,
  formatFields,
  namesOf,
  oneNumberOf,
  oneOf,
  readName,
  readWhole,
  shown,
  wholeNumber,
} from "./fields.js";

/** @import { CardName } from "../model/cards.js" */
/** @import { Address, DrawerName, Level, Run, Segment, State } from "../types.js" */
/** @import { BadField, Table } from "./fields.js" */

export const LARGEST_N = 32;

const LAST_PART = "last";
const PUZZLE = "puzzle"; // the search that takes a board
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
 * @property {(algorithm: string) => number} [largest]  returns the largest n of an algorithm; LARGEST_N without it
 * @property {Run[]} [runs]                             the only runs
 * @property {Partial<Address>} [begins]                defaults for an address without fields
 */

/**
 * The values of the fields, as they stand in the address. `from`, `to`: the ends of a loop; `stop`: of the lesson, from 1;
 * `tour`: its stop in old links, 0 for none
 * @typedef {object} Values
 * @property {string} algorithm
 * @property {number} n
 * @property {Run["goal"]} goal
 * @property {string | null} board  of a puzzle, which the algorithm then is
 * @property {number} step
 * @property {number | null} part
 * @property {number} speed
 * @property {number | null} from
 * @property {number | null} to
 * @property {number[]} queens
 * @property {boolean} embed
 * @property {boolean} present
 * @property {boolean} calm
 * @property {boolean} byhand  the first leg of the path, also for a pupil of a class: nothing of it is written
 * @property {boolean} code
 * @property {DrawerName | null} drawer
 * @property {CardName | null} card
 * @property {number | null} place
 * @property {Address["panel"]} panel
 * @property {Address["whole"]} whole
 * @property {Address["predict"]} predict
 * @property {number} tour
 * @property {string | null} lesson
 * @property {number} stop
 */

/**
 * Return the fields, in the order in which they are written.
 * @param {Address} usual @param {Limits} limits
 * @param {Partial<Values>} others  on which the limits and the defaults of some depend
 * @returns {Table<Values>}
 */
function tableOf(usual, { largest, runs }, { algorithm = usual.run.algorithm, from, tour }) {
  const drawers = DRAWERS.filter(isOffered);
  const sizes = runs?.filter((run) => run.algorithm === algorithm).map(({ n }) => n) ?? [];
  const n = sizes.length && !sizes.includes(usual.run.n) ? sizes[0] : usual.run.n;
  return {
    algorithm: { ...oneOf(runs?.map((run) => run.algorithm) ?? ALGORITHMS, usual.run.algorithm), always: true },
    n: { ...(runs ? oneNumberOf(sizes, n) : wholeNumber(n, 1, largest?.(algorithm) ?? LARGEST_N)), always: true },
    goal: oneOf(["all", "first"], usual.run.goal),
    board: { usual: usual.run.board ?? null, read: readBoard, write: writeBoard },
    step: { ...wholeNumber(usual.step), always: true },
    part: {
      usual: null,
      read: (text) => (text === LAST_PART ? -1 : readWhole(text)),
      write: (index) => (Number(index) < 0 ? LAST_PART : String(index)),
    },
    speed: { usual: usual.speed, read: parseSpeed, always: true },
    from: wholeNumber(null),
    to: wholeNumber(null, (from ?? 0) + 1),
    queens: { usual: usual.queens, read: parseColumns, write: (columns) => columns.join() },
    embed: flag(),
    present: flag(),
    calm: flag(),
    byhand: flag(),
    code: shown(),
    drawer: {
      usual: usual.drawer,
      names: drawers,
      read: (text) => (Object.hasOwn(GONE_DRAWERS, text) ? GONE_DRAWERS[text] : readName(drawers)(text)),
    },
    card: { usual: null, names: CARDS, read: readName(CARDS) },
    place: wholeNumber(null),
    panel: oneOf(PANELS, usual.panel),
    whole: oneOf(WHOLE, usual.whole),
    predict: { usual: usual.predict, read: parsePredict, write: (predict) => predict && formatPredict(predict) },
    tour: { usual: 0, read: (text) => (text ? readWhole(text, 1) : 1) },
    lesson: { usual: tour ? "tour" : null, read: (text) => (LESSON.test(text) ? text : null) },
    stop: { ...wholeNumber(tour || 1, 1), write: (stop) => (stop ? String(stop) : null), always: true },
  };
}

/**
 * Parse a query; `badFields` lists the fields with an invalid value.
 * @param {string} query  like "?n=8&step=2802"
 * @param {Limits} [limits]
 * @returns {{address: Address, badFields: BadField[]}}
 */
export function parse(query, limits = {}) {
  const { begins } = limits;
  const usual = { ...DEFAULT, ...(query.length > 1 ? {} : begins), run: begins?.run ?? DEFAULT.run };
  const table = tableOf(usual, limits, new Fields(query).read(tableOf(usual, limits, {})));
  const fields = new Fields(query);
  const values = fields.read(table);
  const isBare = !fields.hasAny(...namesOf(table), "class");
  return { address: nest(values, usual, isBare && isOffered("calm")), badFields: fields.badFields };
}

/** @param {Values} values @param {Address} usual @param {boolean} isOpen  whether the device decides on the calm page @returns {Address} */
function nest(
  { algorithm, n, goal, board, part, from, to, embed, present, byhand, card, place, lesson, stop, ...same },
  usual,
  isOpen,
) {
  const { step, speed, queens, code, drawer, panel, whole, predict } = same;
  return {
    ...{ step, speed, queens, code, drawer, panel, whole, predict },
    run: runIn(algorithm, n, goal, board),
    part: part === null ? null : { step, index: part },
    segment: from === null && to === null ? null : { start: from ?? 0, stop: (to ?? Infinity) + 1, why: "loop" },
    view: embed ? "embed" : present ? "present" : usual.view,
    calm: isOpen ? null : (same.calm || byhand) && !embed && isOffered("calm"),
    card: card && { name: card, place },
    lesson: lesson === null ? usual.lesson : { name: lesson, stop: stop - 1 },
  };
}

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
  const seed = digits ? readWhole(digits) : null;
  if (digits && seed === null) return null;
  if (series) return { seed, every: /** @type {Level} */ (Number(level)) };
  return seed === null ? null : { seed };
}

/** @param {NonNullable<Address["predict"]>} predict */
function formatPredict({ seed, about, every }) {
  if (!every) return String(about ?? seed ?? "on");
  return `every${every < 3 ? every : ""}${seed === null ? "" : `.${seed}`}`;
}

/** @param {string} algorithm @param {number} n @param {Run["goal"]} goal @param {string | null} board @returns {Run} */
function runIn(algorithm, n, goal, board) {
  const puzzle = puzzleOf(board ?? "");
  return puzzle ? { algorithm: PUZZLE, n: puzzle.n, goal, board: formatPuzzle(puzzle) } : { algorithm, n, goal };
}

/** Return a board in its usual form; null for one that is not allowed. @param {string} text */
function readBoard(text) {
  const puzzle = puzzleOf(text);
  return puzzle && formatPuzzle(puzzle);
}

/** @param {string | null} board */
const writeBoard = (board) => board && encodeURIComponent(board).replace(/%2F/g, "/").replace(/%3A/g, ":");

/**
 * Parse columns of queens in the first rows, like "4,1"; the server checks whether they attack each other.
 * @param {string} text
 */
function parseColumns(text) {
  const numbers = text.split(",").map((number) => readWhole(number));
  return numbers.includes(null) ? null : /** @type {number[]} */ (numbers);
}

/** Return the address of the page's state. @param {State} state @returns {Omit<Address, "queens">} */
export function addressOf({ film: { run, step, part, segment }, play: { speed }, page, learn: { lesson, predict } }) {
  const { view, code, panel, whole, drawer, card } = page;
  const calm = page.calm !== null;
  return { run, step, part, segment, speed, view, calm, code, panel, whole, drawer, card, lesson, predict };
}

/**
 * Format an address as a query: the run, the step and the speed always, other fields if they differ from the default.
 * @param {Omit<Address, "queens"> & {queens?: number[]}} address
 */
export function format({ run, part, segment, queens = [], view, calm, card, lesson, ...same }) {
  const named = lesson && LESSON.test(lesson.name) ? lesson : null; // a lesson of this device has no address
  return formatFields(tableOf(DEFAULT, {}, {}), {
    ...{ ...same, ...run, board: run.board ?? null, queens, calm: Boolean(calm), byhand: false, tour: 0 },
    part: part?.step === same.step ? part.index : null,
    ...endsOf(segment),
    embed: view === "embed",
    present: view === "present",
    ...(same.drawer === "bits" && card ? { card: card.name, place: card.place } : { card: null, place: null }),
    lesson: named && named.name,
    stop: named ? named.stop + 1 : 0,
  });
}

/** Return the fields of a loop. @param {Segment | null} segment */
function endsOf(segment) {
  if (!segment) return { from: null, to: null };
  const { start, stop } = segment;
  return { from: start, to: Number.isFinite(stop) ? stop - 1 : null };
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
