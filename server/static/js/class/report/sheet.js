// The report as a dialog over the whole page, for the screen and for paper.

import { createButton, el, mark, save } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { spaced } from "../desk/invitation.js";
import { drawReason, drawRounds } from "../results.js";
import { csvOf } from "./summary.js";

/** @import { ClassReport } from "../../types.js" */
/** @import { Summary } from "./summary.js" */

const words = await wordsOf("desk");

const { ASKING, REPORT: WORDS } = words;

/** @param {ClassReport} report @param {Summary[]} summaries */
export function showReport(report, summaries) {
  const { code } = report;
  const title = el("h2", { id: "class-report-title" }, WORDS.title({ code: spaced(code) }));
  const saveTable = () =>
    save(new Blob([csvOf(summaries)], { type: "text/csv" }), WORDS.file({ code: code.toLowerCase() }));
  const close = createButton(WORDS.close, () => dialog.close());
  const buttons = el(
    "div",
    { class: "row" },
    createButton(WORDS.print, () => print()),
    createButton(WORDS.save, saveTable),
    close,
  );
  const dialog = /** @type {HTMLDialogElement} */ (
    el(
      "dialog",
      { class: "class-report", "aria-labelledby": "class-report-title" },
      el("header", { class: "row" }, title, buttons),
      el("p", { class: "hint" }, formatHeading(report)),
      el("ol", {}, ...summaries.map(drawQuestion)),
    )
  );
  const markOpen = (/** @type {boolean} */ isOpen) => mark(document.documentElement, "report", isOpen);
  dialog.addEventListener("close", () => (dialog.remove(), markOpen(false)));
  dialog.addEventListener("keydown", (event) => event.stopPropagation()); // the page's keys do nothing here
  document.body.append(dialog);
  dialog.showModal();
  markOpen(true);
  close.focus();
}

/** @param {ClassReport} report */
function formatHeading({ day, most, questions }) {
  const date = new Date(day).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  return WORDS.when({ date, most, questions: WORDS.count({ count: questions.length }) });
}

/** @param {Summary} summary */
function drawQuestion(summary) {
  const { entry, place, title, label, reason: right, mistake } = summary;
  const { ask, rounds, answer, shown, turnout } = entry;
  const format = (/** @type {number} */ count, /** @type {number} */ share) =>
    ASKING.count({ count, percent: Math.round(100 * share) });
  return el(
    "li",
    {},
    el("h3", {}, title),
    el("p", { class: "hint" }, place),
    ...turnout.map((_, round) => el("p", {}, formatRound(summary, round))),
    ...(rounds.length ? [drawRounds({ ask, rounds, answer, shown }, entry, label, format)] : []),
    ...rounds
      .map(words.moved)
      .filter(Boolean)
      .map((text) => el("p", {}, text)),
    ...(right ? [drawReason(ASKING.right(right), right.why)] : []),
    ...(mistake ? [drawReason(WORDS.mistake(mistake), mistake.why)] : []),
  );
}

/** Return a round's turnout and share of right answers, in one line. @param {Summary} summary @param {number} round  from 0 on */
function formatRound({ entry, right }, round) {
  const found = right?.[round];
  const said = [WORDS.round({ round: round + 1 }), ASKING.voted(entry.turnout[round])];
  if (found) said.push(WORDS.right({ count: found.count, percent: Math.round(100 * found.share) }));
  else if (!entry.rounds.length) said.push(WORDS.unknown);
  return said.join(" · ");
}
