// How a question was answered, as a table: a row for each answer, a column for each round of votes.

import { WAYS } from "../learn/kinds.js";
import { el, mark } from "../page/dom.js";
import { words } from "../words/class.js";
import { barsOf } from "./results.js";

const { RESULTS: WORDS } = words;

/**
 * @param {import("./room.js").Tally} tally @param {string} about  the kind of question @param {(answer: number) => string} label  what an answer is called
 * @param {object} [look]
 * @param {number} [look.most]  answers; the right one is there in any case
 * @param {(count: number, share: number) => string} [look.tell]  how many gave an answer
 */
export function drawRounds(tally, about, label, { most = Infinity, tell = String } = {}) {
  const bars = barsOf(tally).filter(({ isRight }, at) => isRight || at < most);
  const head = tally.rounds.map(({ round }) => el("th", { scope: "col" }, words.round(round)));
  const table = el("table", { class: "class-rounds" }, el("thead", {}, el("tr", {}, el("th", { scope: "col" }, WORDS.answer), ...head)), el("tbody", {}, ...bars.map((bar) => drawRow(bar, label(bar.answer), tell))));
  mark(table, "way", WAYS[about]);
  return table;
}

/** @param {import("./results.js").Bar} bar @param {string} label @param {(count: number, share: number) => string} tell */
function drawRow({ isRight, rounds }, label, tell) {
  const name = el("th", { scope: "row" }, ...(isRight ? [el("span", { "aria-hidden": "true" }, "✓ ")] : []), label, ...(isRight ? [el("span", { class: "visually-hidden" }, `, ${WORDS.right}`)] : []));
  const cells = rounds.map(({ count, share }) => {
    const cell = el("td", {}, el("i", { "aria-hidden": "true" }), el("span", {}, tell(count, share)));
    cell.style.setProperty("--share", String(share));
    return cell;
  });
  const row = el("tr", {}, name, ...cells);
  mark(row, "right", isRight);
  return row;
}
