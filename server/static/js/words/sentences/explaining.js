// Reasons for which a square is attacked or free, a bit 1 or 0. An attack on a square is one thing, the test of it by
// the search another.

import { capital } from "../texts.js";
import { listed, word } from "./common.js";
import { squareNamed } from "./steps.js";

/** @import { Attack, Bars, BoardFact, Cost, Fact, FlagFact, MaskFact, SquareFact } from "../../types.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"page">} Page */

/** Signs of the lines along which queens attack. */
const SIGNS = { row: "–", ld: "\\", col: "|", rd: "/" };

/** The reason for which a square is attacked or free, a bit 1 or 0. @param {Page} say @param {Fact} fact @param {number} n */
export function explained(say, fact, n) {
  switch (fact.about) {
    case "masks":
    case "flipped":
      return fact.register ? explainBit(say, fact, n) : explainMasked(say, fact, n);
    case "square":
      return explainTested(say, fact);
    case "board":
      return explainFullBoard(say, fact);
    case "flag":
    case "used":
    case "bits":
      return explainCell(say, fact);
    default:
      throw new Error("a fact of an unknown kind");
  }
}

/** @param {Page} say @param {Attack[]} by @param {"row" | "column"} fills */
const listAttackers = (say, by, fills) =>
  listed(
    say,
    by.map(({ line, queen }) =>
      say.explaining.ATTACKER({ sign: SIGNS[line], line: say.AT[fills]({ at: queen[fills === "row" ? 0 : 1] }) }),
    ),
  );

/** The attackers that the test did not find. @param {Attack[]} by @param {Attack[]} found */
const others = (by, found) => by.filter(({ line }) => found.every((one) => one.line !== line));

/** The cost of a test. @param {Page} say @param {Cost | null} cost */
function costOf(say, cost) {
  if (!cost) throw new Error("a square that was not tested has cost nothing");
  return say.explaining.COST[cost.unit]({ count: cost.checks, number: word(say, cost.checks) });
}

/** A square of a search that tries one after the other. @param {Page} say @param {SquareFact} fact */
function explainTested(say, { fills, square: [row, column], by, found, cost, state }) {
  const { explaining, AT } = say;
  const text = explaining.SQUARE;
  const inRow = fills === "row";
  const square = say.algorithms.SQUARE[fills]({ row, column });
  const rest = others(by, found);
  const facts = {
    square,
    Square: capital(square),
    line: AT[fills]({ at: inRow ? row : column }),
    tried: inRow ? AT.column({ at: column }) : AT.row({ at: row }),
    column,
    attackers: listAttackers(say, state === "rejected" || state === "refused" ? found : by, fills),
    cost: cost ? costOf(say, cost) : "",
    too: rest.length ? explaining.ATTACKED_TOO({ attackers: listAttackers(say, rest, fills) }) : "",
  };
  switch (state) {
    case "open":
      return by.length ? text.openAttacked(facts) : text.open(facts);
    case "unreached":
      return by.length ? text.unreachedAttacked(facts) : text.unreached(facts);
    default:
      if (!(state in text)) throw new Error(`no sentence for a square that is ${state}`);
      return text[state](facts);
  }
}

/** A square of a search that tests full boards. @param {Page} say @param {BoardFact} fact */
function explainFullBoard(say, { fills, square: [row], by, found, cost, digit, row: end, state }) {
  const text = say.explaining.FULL_BOARD;
  const here = text.here({ digit, row });
  const attackers = (/** @type {Attack[]} */ all) => listAttackers(say, all, fills);
  switch (state) {
    case "empty":
      return text.empty({ digit, row });
    case "peaceful":
      return text.peaceful({ here, cost: costOf(say, cost) });
    case "attacked": {
      const unseen = others(by, found);
      const rest = unseen.length ? text.rest({ attackers: attackers(unseen) }) : "";
      return text.attacked({ here, cost: costOf(say, cost), attackers: attackers(found), rest });
    }
    case "untested":
      return text.untested({ here, it: by.length ? text.it({ attackers: attackers(by) }) : text.none, end });
    default:
      throw new Error(`no sentence for a square that is ${state}`);
  }
}

/** A flag, or a bit of an integer. @param {Page} say @param {FlagFact} fact */
function explainCell({ explaining, algorithms }, { about, name, at, line, by: [first], read, tested, state }) {
  const where = explaining.ON[line];
  const facts = { name, at, where, row: first ? first.queen[0] : "" };
  if (about === "flag") {
    const now = read ? explaining.FLAG.read : "";
    return explaining.FLAG[state === "set" ? "set" : "clear"]({ ...facts, now });
  }
  if (about === "used") {
    if (state !== "set" && state !== "coming" && state !== "clear")
      throw new Error(`no sentence for a bit of used that is ${state}`);
    return explaining.USED[state](facts);
  }
  if (state === "idle" || !tested) return explaining.BITS.idle;
  const [row, column] = tested;
  const square = algorithms.SQUARE.row({ row, column });
  if (state === "hit") return explaining.BITS.hit({ ...facts, square });
  if (state === "own") return explaining.BITS.own({ at, where, square, sign: SIGNS[line] });
  if (state === "other") return explaining.BITS.elsewhere({ at, where, square });
  throw new Error(`no sentence for a bit of bits that is ${state}`);
}

/** @param {Page} say @param {MaskFact} fact @param {number} n */
function explainMasked(say, { about, square, by, side, state, bars }, n) {
  const text = say.explaining.MASKS;
  const [row, column] = square;
  const one = about === "flipped" ? 0 : 1; // what an attacked square has
  const name = squareNamed(say, square, n);
  const facts = {
    square: name,
    Square: capital(name),
    row,
    attackers: listAttackers(say, by, "row"),
    count: by.length,
    masks: listed(
      say,
      by.map(({ line }) => line),
    ),
    digit: one,
  };
  if (state === "queen") return text.queen({ row, bit: n - 1 - column });
  if (side === "over") return text.over(facts);
  const barred = explainBars(say, bars, facts);
  if (barred) return by.length ? `${text[side === "active" ? "attacked" : "below"](facts)} ${barred}` : barred;
  if (state === "attacked") return (side === "above" || side === "below" ? text[side] : text.attacked)(facts);
  if (side === "above") return state === "tried" ? text.triedAbove(facts) : text.freeAbove(facts);
  if (side === "below") return text.openBelow(facts);
  if (!(state in text)) throw new Error(`no sentence for a square that is ${state}`);
  const said = text[state]({ ...facts, digit: 1 - one });
  return bars ? `${said} ${text.ofBoard}` : said;
}

/**
 * The reasons for which the board of a puzzle keeps queens off a square; "" for none.
 * @param {Page} say @param {Bars | undefined} bars @param {{square: string, Square: string}} facts
 */
function explainBars({ explaining: { MASKS } }, bars, facts) {
  if (!bars) return "";
  const { closed, given, queen, region } = bars;
  if (closed) return MASKS.closed(facts);
  return [given && MASKS.given({ ...facts, row: given[0] }), queen && MASKS.region({ region, row: queen[0] })]
    .filter(Boolean)
    .join(" ");
}

/** @param {Page} say @param {MaskFact} fact @param {number} n */
function explainBit(say, fact, n) {
  const { register, on, square, side } = fact;
  const text = say.explaining.BIT;
  if (side === "over") return text.over({ register: register ?? "" });
  return text.has({
    register: register ?? "",
    digit: on ? 1 : 0,
    bit: n - 1 - square[1],
    why: explainDigit(say, fact, n),
  });
}

/** The reason for the digit of a bit. @param {Page} say @param {MaskFact} fact @param {number} n */
function explainDigit(say, { about, register, on, square: [row], by, state, bars }, n) {
  const text = say.explaining.BIT;
  switch (register) {
    case "ld":
    case "col":
    case "rd":
      return by.length ? explainSlid(say, by[0], row, n, on ? 1 : 0) : text.unattacked({ sign: SIGNS[register] });
    case "taken": {
      const masks = [...by.map(({ line }) => String(line)), ...(bars?.queen ? ["reg"] : [])];
      return text.taken({ count: on ? masks.length : 0, masks: listed(say, masks) });
    }
    case "reg":
      return explainRegion(say, bars);
    case "open":
      return bars?.closed ? text.closed : bars?.given ? text.given({ row: bars.given[0] }) : text.open;
    case "poss":
      if (on) return text.possFree;
      if (bars?.closed || (bars?.given && !by.length && !bars.queen)) return text.possClosed;
      if (bars && state === "attacked") return text.possBarred;
      if (state === "attacked") return about === "flipped" ? text.possFlipped : text.possAttacked;
      return state === "placed" ? text.possPlaced : text.possTried;
    case "bit":
      if (on) return state === "lifted" ? text.bitLifted : text.bit;
      return state === "candidate" ? text.bitNext : text.bitNot;
    default:
      throw new Error(`no register is called ${register}`);
  }
}

/** @param {Page} say @param {Bars} [bars] */
function explainRegion({ explaining: { BIT } }, bars) {
  const { region = "", queen = null } = bars ?? {};
  if (queen) return BIT.reg({ region, row: queen[0] });
  return region ? BIT.noQueen({ region }) : BIT.noRegion;
}

/**
 * The origin of an attacked square's digit.
 * @param {Page} say
 * @param {Attack} attack
 * @param {number} row
 * @param {number} n
 * @param {number} digit
 */
function explainSlid(say, { line, queen: [from, column] }, row, n, digit) {
  const text = say.explaining.BIT;
  if (line === "col") return text.column({ row: from });
  const count = row - from;
  const facts = { count, columns: word(say, count), row: from, bit: n - 1 - column, digit };
  return line === "ld" ? text.right(facts) : text.left(facts);
}
