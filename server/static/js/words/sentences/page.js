// Sentences of the page with the film: which text applies, and with which facts.

import { free, bitIndexes } from "../../model/bits.js";
import { openOf } from "../../model/game.js";
import { capital } from "../texts.js";
import { badFields, decimal, duration, notRecorded, rounded, word } from "./common.js";
import { lineOf, squareNamed } from "./steps.js";

/** @import { BadField } from "../../address/fields.js" */
/** @import { Algorithm, AlgorithmView, Counting, Description, Direction, Doing, Outline, Run, Segment, Step, What } from "../../types.js" */
/** @import { Game } from "../../model/game.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"page">} Page */

export * from "./common.js";
export { bitsOf as bits, lineOf, partly, sentence, squareNamed as named } from "./steps.js";
export * as algorithms from "./algorithms.js";
export * as explaining from "./explaining.js";
export * as aloud from "./aloud.js";

/** The puzzle in one sentence. @param {Page} say @param {number} n */
export const puzzle = (say, n) => say.PUZZLE({ count: n, queens: word(say, n) });

/**
 * The last move of a game by hand, and its reason; `solutions`: of all boards of this size, null if their number is unknown.
 * @param {Page} say @param {Game} game @param {AlgorithmView["fills"]} fills @param {number | null} solutions
 */
export function placed({ PLACED, LINE, ...say }, game, fills, solutions) {
  const { remark } = game;
  const line = LINE[fills];
  const count = remark === "solved" ? game.n : openOf(game).length;
  const squares = word(say, count);
  const text = PLACED[remark];
  const title = typeof text === "string" ? text : text({ count, line, squares, Squares: capital(squares) });
  switch (remark) {
    case "solved":
      return { title, why: solutions === null ? "" : PLACED.solvedWhy({ count: solutions }) };
    case "placed":
    case "stuck":
    case "exhausted":
    case "full":
      return { title, why: PLACED[`${remark}Why`] };
    default:
      return { title, why: "" };
  }
}

/** How many solutions are shown at the end of a search. @param {Page} say @param {number} shown @param {number} count */
export const ending = ({ OVER }, shown, count) => (shown < count ? OVER.first({ shown, count }) : OVER.all({ count }));

/** An N that an algorithm does not take. @param {Page} say @param {Algorithm} algorithm @param {number} n @param {number} kept */
export const tooLarge = ({ TOO_LARGE }, { title, largest, reason }, n, kept) =>
  TOO_LARGE({ title, largest, n, kept, because: reason && `: ${reason}` });

/** An algorithm was chosen whose N ends before the present one. @param {Page} say @param {Algorithm} algorithm @param {number} n */
export const cutDown = ({ CUT_DOWN }, { title, largest, reason }, n) =>
  CUT_DOWN({ title, largest, n, because: reason && `: ${reason}` });

/** Beside a row, or a column, that has no free square. @param {Page} say @param {AlgorithmView} view @param {number} at */
export const barren = ({ BARREN, AT }, { family, fills }, at) =>
  family === "masks" ? BARREN.masks : BARREN.squares({ line: AT[fills]({ at }) });

/** The board, for a screen reader. @param {Page} say @param {Step} step @param {number} n */
export function board({ BOARD, AT, ...say }, step, n) {
  const queens = step.queens.map(([row, column]) => BOARD.bit({ row, bit: n - 1 - column })).join(", ");
  const parts = [BOARD.size({ n }), queens ? BOARD.queens({ queens }) : BOARD.none];
  const { row } = step;
  if (step.kind === "enter") parts.push(BOARD.active({ Line: capital(AT.row({ at: row })) }));
  else if (step.stack.length && row < n) {
    const count = bitIndexes(free(step, n)).length;
    parts.push(BOARD.open({ count, row, squares: word(say, count) }));
  }
  return parts.join(" ");
}

/**
 * "of 6,170", as far as it is known; steps are numbered from 0, so the end says that it is the end.
 * @param {Page} say @param {number} step @param {Description | null} description
 */
export function ofSteps(say, step, description) {
  if (!description) return "";
  const { estimate, error, steps } = description;
  if (steps !== null) return step === steps - 1 ? say.OF.last({ steps }) : say.OF.steps({ steps });
  if (!estimate || !error) return "";
  const share = Number(((100 * Number(error)) / Number(estimate)).toPrecision(1));
  return say.OF.about({ estimate: power(say, estimate), error: decimal(say, String(share)) });
}

/** A speed for a slider's voice. @param {Page} say @param {number} speed */
export const speed = (say, speed) =>
  speed < 1 ? say.SPEED.slow({ seconds: rounded(say, 1 / speed) }) : say.SPEED.fast({ count: speed });

/** "3.4e15" as a power of ten: "3.4 × 10¹⁵". @param {Page} say @param {string} estimate */
export function power(say, estimate) {
  const [digits, exponent] = estimate.split("e");
  return say.POWER({
    digits: decimal(say, digits),
    exponent: [...exponent].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join(""),
  });
}

/** @param {Page} say @param {string} text @param {number} most @param {number} kept */
export const badN = ({ BAD_N }, text, most, kept) => BAD_N({ text: text.slice(0, 12), most, kept });

/** @param {Page} say @param {string} text @param {number} least @param {number} most @param {string} kept */
export const badSpeed = (say, text, least, most, kept) =>
  say.BAD_SPEED({ text: text.slice(0, 12), least: decimal(say, String(least)), most, kept });

/**
 * @param {Page} say
 * @param {string} text
 * @param {number} least
 * @param {number} most  Infinity where the end is not known
 * @param {number} kept
 */
export function badStep({ BAD_STEP }, text, least, most, kept) {
  const facts = { text: text.slice(0, 24), least, kept };
  return most === Infinity ? BAD_STEP.from(facts) : BAD_STEP.between({ ...facts, most });
}

/**
 * A call under the pointer.
 * @param {Page} say
 * @param {[number, number, number]} call
 * @param {number} found
 * @param {Outline} outline
 * @param {"row" | "column"} fills
 */
export function call(say, [row, first, end], found, outline, fills) {
  const text = outline.exact ? say.CALL.exact : say.CALL.about;
  return text({
    line: say.AT[fills]({ at: row }),
    cut: first === outline.start && first > 0 ? say.CALL.cut : "",
    steps: say.steps({ count: end - first }),
    solutions: say.solutions({ count: found }),
  });
}

/**
 * The share of the whole search that has been played, and the solutions so far.
 * @param {Page} say @param {Step} step @param {Description | null} description
 */
export function wholeSaid(say, { step, solutions }, description) {
  const found = say.solutions({ count: solutions });
  const steps = description?.steps;
  if (!steps) return say.WHOLE.unknown({ found });
  return say.WHOLE.known({ found, share: decimal(say, String(Number(((100 * (step + 1)) / steps).toPrecision(3)))) });
}

/** The reason for which the timeline does not lead to a place. @param {Page} say @param {{run: Run, recorded: {start: number, stop: number} | null}} film */
export function whyNotAtHand(say, { run, recorded }) {
  return recorded ? notRecorded(say, { run, ...recorded }) : say.UNWALKED.how;
}

/** A place under the pointer beyond the furthest step. @param {Page} say @param {Description | null} description */
export function unwalked(say, description) {
  const { walk: unwalked, about, more } = say.UNWALKED;
  return description?.estimate ? about({ unwalked, steps: power(say, description.estimate) }) : more({ unwalked });
}

/**
 * The position of the film, for the timeline's voice.
 * @param {Page} say
 * @param {Step} step
 * @param {Description | null} description
 * @param {string} [place]  the line of a program that the step runs; of our searches the row or the column that it fills
 */
export const position = (say, step, description, place = lineOf(say, step)) =>
  say.POSITION({
    step: step.step,
    of: ofSteps(say, step.step, description),
    place: place && `, ${place}`,
    solutions: say.solutions({ count: step.solutions }),
  });

/** @param {Page} say @param {What} what @param {Direction} direction */
export const nothingFound = ({ NOTHING }, what, direction) =>
  NOTHING[what === "solution" || what === "dead_end" ? what : "step"][direction];

/**
 * @param {Page} say
 * @param {Doing} doing
 * @param {Direction} direction
 * @param {number} searched  steps, where it was given up
 * @param {number} n
 */
export function notDone(say, doing, direction, searched, n) {
  const { NOT_DONE } = say;
  const does =
    "line" in doing
      ? NOT_DONE.line({ line: doing.line })
      : NOT_DONE.square({ square: squareNamed(say, doing.square, n) });
  return searched ? NOT_DONE.searched[direction]({ steps: searched, does }) : NOT_DONE.none[direction]({ does });
}

/** Faults in the address. @param {Page} say @param {BadField[]} wrong @param {number} [most]  n that the algorithm takes */
export const badAddress = (say, wrong, most = 32) =>
  badFields(say, wrong, { ...say.FIELDS, n: say.FIELDS.n({ most }) });

/** Fields of the address that lie beyond the end of the film. @param {Page} say @param {[string, number][]} fields @param {number} steps */
export const beyond = ({ BEYOND }, fields, steps) =>
  fields.map(([field, step]) => BEYOND({ field, last: steps - 1, step })).join(" ");

/** Texts of the count at full speed. @param {Page} say @param {Counting | null} counting @param {number} n */
export function counting(say, counting, n) {
  const { COUNTING } = say;
  if (!counting) return { result: "", detail: COUNTING.intro({ n }), plain: "" };
  const { seconds, threads, engine, forecast, left, plain } = counting;
  const facts = { n: counting.n, solutions: say.solutions({ count: counting.solutions }) };
  if (counting.done) {
    const by = COUNTING.threads({ count: threads ?? 1 });
    return {
      result: COUNTING.found(facts),
      detail: COUNTING.done({ time: duration(say, seconds), engine: engine ?? "", by }),
      plain: "",
    };
  }
  const rate =
    counting.solutions > 0
      ? COUNTING.rate({ solutions: Math.round(counting.solutions / seconds) })
      : seconds > 0 || forecast
        ? ""
        : COUNTING.waiting;
  const ahead =
    left !== null
      ? COUNTING.left({ time: duration(say, left) })
      : forecast
        ? COUNTING.forecast({ from: duration(say, forecast[0]), to: duration(say, forecast[1]) })
        : "";
  const parts = [`${Math.floor(counting.fraction * 100)} %`, rate, ahead].filter(Boolean);
  return { result: COUNTING.soFar(facts), detail: parts.join(", "), plain: plain ? COUNTING.plain[plain] : "" };
}

/** The description of an algorithm. @param {Page} say @param {Algorithm} algorithm */
export const blurb = ({ BLURBS }, { id, blurb }) => BLURBS[id] ?? blurb;
