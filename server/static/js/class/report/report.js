// The report of a class, for its host: stored in this tab during the class, and shown as a page to print or to save as
// a table, also after the class.

import { OF_TAB, readValue, storeValue } from "../../page/storage.js";
import { createButton, el, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { spaced } from "../desk/invitation.js";
import { createReport, updateReport } from "./record.js";

/** @import { Actions, Source } from "../../types.js" */
/** @import { Attendance } from "../room.js" */
/** @import { ClassReport } from "./record.js" */

const words = await wordsOf("desk");

const { REPORT: WORDS } = words;

/** @typedef {{actions: Actions, source: Source}} Parts */

export class ReportKeeper {
  #parts;
  /** @type {ClassReport | null} */
  #report = savedReport();
  /** The snapshot and the tally that were noted last. @type {[unknown, unknown]} */
  #noted = [null, null];
  #title = el("h3", {}, "");
  #count = el("p", { class: "hint if-any" });
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

  /** Update the report by a host's attendance. @param {Attendance} attendance */
  note({ code, room, tally }) {
    if (!room || (this.#noted[0] === room && this.#noted[1] === tally)) return;
    this.#noted = [room, tally];
    const before = this.#report?.code === code ? this.#report : createReport(code, new Date());
    this.#report = updateReport(before, room, tally);
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
      showReport(report, await summarize(report, this.#parts.source));
    } catch {
      this.#parts.actions.miss();
    }
  }
}

/** Return the report stored in this tab; null for none or for another version's. @returns {ClassReport | null} */
function savedReport() {
  const saved = readValue(OF_TAB.report);
  return typeof saved?.code === "string" && Array.isArray(saved.questions) ? saved : null;
}
