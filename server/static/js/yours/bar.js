// The bar above the code: run, stop, start over, open a file; and the progress of a run.

import { createButton, el, mark, write } from "../page/dom.js";
import { filled } from "../words/texts.js";
import { wordsOf } from "../words/words.js";

/** @import { RunProgress } from "../suppliers/program/program.js" */
/** @import { Saved } from "./saved.js" */

const words = await wordsOf("yours");

const OPTIONS = /** @type {const} */ (["argv", "stdin", "call"]);
const HINTS = { argv: words.YOURS.argvHint, stdin: words.YOURS.stdinHint, call: words.YOURS.callHint };

/** @typedef {{run: () => void, stop: () => void, reset: () => void, open: (file: File) => void, change: () => void}} Intents */

export class Bar {
  #fields = OPTIONS.map((name) => {
    const field = name === "stdin" ? el("textarea", { rows: 2 }) : el("input", { type: "text", autocomplete: "off" });
    field.setAttribute("placeholder", HINTS[name]);
    return { name, field: /** @type {HTMLInputElement | HTMLTextAreaElement} */ (field) };
  });
  #run;
  #stop;
  #status = el("p", { class: "own-status hint if-any", role: "status" });
  #options = /** @type {HTMLDetailsElement} */ (el("details", { class: "own-options" }));
  element;

  /** @param {Intents} intents @param {boolean} isBug  true: the program is given, and takes no input */
  constructor({ run, stop, reset, open, change }, isBug) {
    const file = /** @type {HTMLInputElement} */ (
      el("input", { type: "file", accept: ".py,.ipynb,.txt,text/x-python", hidden: "" })
    );
    file.addEventListener("change", () => {
      const [chosen] = file.files ?? [];
      if (chosen) open(chosen);
      file.value = "";
    });
    this.#run = createButton(words.YOURS.run, run, "text primary");
    this.#run.title = words.YOURS.runTitle;
    this.#stop = createButton(words.YOURS.stop, stop);
    const again = createButton(words.YOURS.reset, reset);
    again.title = words.YOURS.resetTitle;
    for (const { field } of this.#fields) field.addEventListener("input", change);
    this.#options.append(
      el("summary", { class: "hint" }, words.YOURS.options),
      ...this.#fields.map(({ name, field }) => el("label", { class: "row" }, el("span", {}, words.YOURS[name]), field)),
      el("p", { class: "hint" }, words.YOURS.keep),
    );
    const buttons = [this.#run, this.#stop, again, createButton(words.YOURS.open, () => file.click()), file];
    const row = el("div", { class: "row compact" }, ...buttons);
    this.element = el("div", { class: "own-bar stack" }, row, this.#status, ...(isBug ? [] : [this.#options]));
  }

  /** @param {Saved} saved */
  fill(saved) {
    for (const { name, field } of this.#fields) field.value = saved[name];
  }

  /** Open the options at a field that the last run lacked, or close them if they were opened so. @param {string} name  "" for none */
  want(name) {
    const wasWanted = this.#fields.some(({ field }) => field.closest("[data-wanted]"));
    for (const one of this.#fields) mark(one.field.closest("label") ?? one.field, "wanted", one.name === name);
    if (name || wasWanted) this.#options.open = name !== "";
  }

  /** @returns {Pick<Saved, "argv" | "stdin" | "call">} */
  read() {
    return /** @type {any} */ (Object.fromEntries(this.#fields.map(({ name, field }) => [name, field.value])));
  }

  /** @param {RunProgress} progress */
  show(progress) {
    const { stage } = progress;
    const busy = ["fetching", "coming", "starting", "running", "finding"].includes(stage);
    this.#stop.hidden = !busy;
    this.#run.hidden = busy;
    mark(this.#status, "wrong", stage === "unread" || stage === "refused" || stage === "failed");
    write(this.#status, sayProgress(progress));
  }
}

/** Return the sentence about a run's progress; "" when there is nothing to wait for. @param {RunProgress} progress */
function sayProgress({ stage, share, bytes, events, why, end }) {
  if (stage === "unread" && end) return `${words.ended(end)} ${words.YOURS.stays}`;
  if (stage === "idle" || stage === "unread") return why;
  const facts = { megabytes: Math.round(bytes / 1e6), percent: Math.floor(share * 100), events };
  const reason = stage === "failed" ? why.replace(/\.$/, "") : why;
  return filled(words.PROGRESS[stage === "running" && events ? "recording" : stage], { ...facts, why: reason });
}

// Files dropped anywhere on the page.

/** @param {(file: File) => void} open */
export function listenToDrops(open) {
  const root = document.documentElement;
  addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    mark(root, "dropping", true);
  });
  addEventListener("dragleave", (event) => !event.relatedTarget && mark(root, "dropping", false));
  addEventListener("drop", (event) => {
    mark(root, "dropping", false);
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    open(file);
  });
}
