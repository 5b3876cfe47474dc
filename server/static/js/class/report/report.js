// The report of a class, for its host: kept in this tab while the class is asked, and shown as a page to print and to
// save as a table, also when the class is over.

import { loadStyles } from "../../page/loading.js";
import { OF_TAB, readValue, storeValue } from "../../page/storage.js";
import { createButton, el, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { spaced } from "../desk/invitation.js";
import { beginReport, noteNews } from "./record.js";

/** @import { Actions, Source } from "../../types.js" */
/** @import { Attendance } from "../room.js" */
/** @import { Report } from "./record.js" */

const words = await wordsOf("desk");

const { REPORT: WORDS } = words;

/** @typedef {{actions: Actions, source: Source}} Parts */

export class ReportKeeper {
  #parts;
  /** @type {Report | null} */
  #report = savedReport();
  /** The news that was noted last. @type {[unknown, unknown]} */
  #noted = [null, null];
  #title = el("h3", {}, "");
  #count = el("p", { class: "class-hint" });
  element = el(
    "section",
    { class: "class-report-door" },
    this.#title,
    this.#count,
    createButton(WORDS.open, () => this.#open()),
  );

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#render();
  }

  /** Take what a host is told. @param {Attendance} attendance */
  note({ code, room, tally }) {
    if (!room || (this.#noted[0] === room && this.#noted[1] === tally)) return;
    this.#noted = [room, tally];
    const before = this.#report?.code === code ? this.#report : beginReport(code, new Date());
    this.#report = noteNews(before, room, tally);
    storeValue(OF_TAB.report, this.#report);
    this.#render();
  }

  #render() {
    const count = this.#report?.questions.length ?? 0;
    this.element.hidden = count === 0;
    write(this.#title, WORDS.title({ code: spaced(this.#report?.code ?? "") }));
    write(this.#count, WORDS.count({ count }));
  }

  async #open() {
    const report = this.#report;
    if (!report) return;
    try {
      const [{ showReport }, { summarize }] = await Promise.all([import("./sheet.js"), import("./summary.js")]);
      const [summaries] = await Promise.all([summarize(report, this.#parts.source), loadStyles("class/report.css")]);
      showReport(report, summaries);
    } catch {
      this.#parts.actions.miss();
    }
  }
}

/** What this tab has kept, unless another version has kept something else. @returns {Report | null} */
function savedReport() {
  const saved = readValue(OF_TAB.report);
  return typeof saved?.code === "string" && Array.isArray(saved.questions) ? saved : null;
}
