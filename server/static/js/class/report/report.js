// The report of a class, for its host: stored in this tab during the class, and shown as a page to print or to save as
// a table, also after the class.

import { OF_TAB, readValue, storeValue } from "../../page/storage.js";
import { createButton, el } from "../../page/dom.js";
import { loadStyles } from "../../page/loading.js";
import { wordsOf } from "../../words/words.js";

/** @import { Actions, ClassReport, ReportEntry, Source } from "../../types.js" */
/** @import { Attendance, Room, Tally } from "../room.js" */

const words = await wordsOf("desk");

const { REPORT: WORDS } = words;

/** @typedef {{actions: Actions, source: Source}} Parts */

export class ReportKeeper {
  #parts;
  /** @type {ClassReport | null} */
  #report = savedReport();
  /** The news that were noted last. @type {unknown[]} */
  #noted = [];
  #button = createButton(WORDS.open, () => this.open());
  element = el("section", { class: "class-report-door" }, this.#button);

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.element.hidden = !this.#report?.questions.length;
  }

  /** Update the report by a host's attendance. @param {Attendance} attendance @param {string} [stop]  the title of the lesson's stop */
  note({ code, room, tally, places }, stop = "") {
    const news = [room, tally, places, stop];
    if (!room || news.every((one, at) => one === this.#noted[at])) return;
    this.#noted = news;
    const before = this.#report?.code === code ? this.#report : createReport(code, new Date());
    this.#report = updateReport(before, room, tally, stop, places?.work);
    storeValue(OF_TAB.report, this.#report);
    this.element.hidden = !this.#report.questions.length;
  }

  /** Open the report by itself, once: the lesson is over. */
  openOnce() {
    if (!this.#report?.questions.length || this.#report.shown) return;
    this.#report = { ...this.#report, shown: true };
    storeValue(OF_TAB.report, this.#report);
    this.open();
  }

  /** Show the report over the page. */
  async open() {
    const report = this.#report;
    if (!report) return;
    try {
      const [{ showReport }, { summarize }] = await Promise.all([
        import("./sheet.js"),
        import("./summary.js"),
        loadStyles("class/report.css"),
      ]);
      showReport(report, await summarize(report, this.#parts.source));
    } catch {
      this.#parts.actions.miss();
    }
  }
}

/** Return the report stored in this tab; null for none or for another version's. @returns {ClassReport | null} */
function savedReport() {
  const saved = readValue(OF_TAB.report);
  return typeof saved?.code === "string" && Array.isArray(saved.work) ? saved : null;
}

// A class report's data: questions and numbers of answers, without anything about persons. Pure.

/** @param {string} code @param {Date} now @returns {ClassReport} */
export const createReport = (code, now) => ({ code, day: now.toISOString(), most: 0, work: [], questions: [] });

/**
 * Return the report updated by a snapshot and its tally. A question without votes that the class no longer has was taken back.
 * @param {ClassReport} report
 * @param {Room} room
 * @param {Tally | null} tally
 * @param {string} [stop]  the title of the lesson's stop
 * @param {ClassReport["work"]} [done]  alone, so far
 * @returns {ClassReport}
 */
export function updateReport(report, room, tally, stop = "", done = []) {
  const now = { ...report, most: Math.max(report.most, room.here), work: mostDone(report.work, done) };
  const { questions } = report;
  if (room.ask === undefined) return { ...now, questions: questions.filter(({ rounds }) => rounds.length) };
  const at = questions.findIndex(({ ask }) => ask === room.ask);
  const entry = updateEntry(at < 0 ? entryOf(room) : questions[at], room, tally);
  if (room.phase !== "revealed") entry.stop = stop; // later the lesson goes on
  return {
    ...now,
    questions: at < 0 ? [...questions, entry] : questions.map((one, index) => (index === at ? entry : one)),
  };
}

/** Return the work of each task as it was when most of it was done. @param {ClassReport["work"]} before @param {ClassReport["work"]} now */
function mostDone(before, now) {
  const doneIn = (/** @type {ClassReport["work"]} */ work, /** @type {string} */ task) =>
    work.reduce((sum, [its, done, pupils]) => sum + (its === task ? done * pupils : 0), 0);
  const isMore = (/** @type {ClassReport["work"][number]} */ [task]) => doneIn(now, task) > doneIn(before, task);
  return [...before.filter((one) => !isMore(one)), ...now.filter(isMore)];
}

/** @param {Room} room @returns {ReportEntry} */
const entryOf = ({ ask = 0, algorithm, n, goal, at = 0, about = "", own }) => ({
  ...{ ask, algorithm, n, goal, step: at, about, own },
  ...{ stop: "", turnout: [], rounds: [], answer: null, shown: at },
});

/** @param {ReportEntry} entry @param {Room} room @param {Tally | null} tally @returns {ReportEntry} */
function updateEntry(entry, { phase, round = 1, voted = 0, of = 0 }, tally) {
  const turnout = [...entry.turnout];
  if (phase !== "revealed") turnout[round - 1] = { voted, of }; // a revealed question takes no votes
  if (tally?.ask !== entry.ask) return { ...entry, turnout };
  const { rounds, answer, shown, reason } = tally;
  return { ...entry, turnout, rounds, answer, shown, reason };
}
