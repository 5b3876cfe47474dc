// The listing, in Python or JavaScript. The lines of the Python listing define the steps: in it the lines of the present step
// are marked and show their values. The JavaScript listing is only for reading.

import { viewOf } from "../../algorithms/algorithms.js";
import { numbersOf } from "../../model/cards.js";
import { insertBoard, puzzleOf } from "../../model/puzzle.js";
import { el, find, mark, setAttribute, write } from "../../page/dom.js";
import { keepInView } from "../../page/geometry.js";
import { Roving, inList } from "../../page/roving.js";
import { addressOfPage } from "../../suppliers/offers.js";
import { loadListings } from "../../wire/source.js";
import { wordsOf } from "../../words/words.js";
import { layDoors, nextStop, setTabStop } from "./doors.js";

/** @import { Numbers } from "../../model/cards.js" */
/** @import { Actions, Language, Look, Pieces, Run, Step } from "../../types.js" */

const words = await wordsOf("page");

/** The tabs. @type {Language[]} */
const LANGUAGES = ["python", "javascript"];
const CONTINUED = 2; // lines over which a statement may continue

/** The listing that is shown, and the one that is wanted. */
class Code {
  #actions;
  #listing = find("#listing");
  #note = find("#listing-note");
  #show = keepInView(this.#listing, CONTINUED);
  #door = document.querySelector("#door-yours");
  #roving;
  #tabs = LANGUAGES.map((language) => ({ language, tab: find(`#tab-${language}`) }));
  #text = linesIn(this.#listing, "masks");
  #showing = "bitmask all python"; // the page contains this one
  #wanted = this.#showing;
  /** The latest look. @type {Look | null} */
  #look = null;

  /** @param {Actions} actions */
  constructor(actions) {
    this.#actions = actions;
    listenToLines(this.#listing, actions);
    for (const { language, tab } of this.#tabs) tab.addEventListener("click", () => actions.openLanguage(language));
    const tabs = this.#tabs.map(({ tab }) => tab);
    this.#roving = new Roving(
      /** @type {HTMLElement} */ (tabs[0].parentElement),
      "[role=tab]",
      inList(() => tabs, "across"),
      (tab) => {
        tab.focus();
        tab.click();
      },
    );
  }

  /** @param {Look} look */
  render(look) {
    this.#look = look;
    const {
      film: { shown },
      page: { language },
      moment,
      fast,
    } = look;
    for (const { language: offered, tab } of this.#tabs) {
      setAttribute(tab, "aria-selected", String(offered === language));
      if (offered === language) this.#roving.settle(tab);
    }
    this.#note.hidden = language === "python";
    if (!shown) return;
    const { run } = shown;
    if (this.#door) setAttribute(this.#door, "href", addressOfPage("yours", `?listing=${run.algorithm}&n=${run.n}`));
    const name = `${run.algorithm} ${run.goal} ${language} ${run.board ?? ""}`;
    if (name === this.#showing) {
      this.#wanted = name;
      const running = this.#paint(moment?.whole ?? shown.step, run, language === "python", moment, fast);
      this.#show(...(asksForLine(look) ? this.#text.ends : running));
    } else if (name !== this.#wanted) this.#change(name, run, language);
  }

  /**
   * Show another listing as soon as it has arrived.
   * @param {string} name
   * @param {Run} run
   * @param {Language} language
   */
  async #change(name, { algorithm, goal, board }, language) {
    this.#wanted = name;
    try {
      const { runs, ...listings } = (await loadListings(algorithm))[goal];
      if (this.#wanted !== name) return;
      const marked = language === "python";
      const puzzle = puzzleOf(board);
      const lines = puzzle ? insertBoard(listings[language], puzzle) : listings[language];
      this.#listing.replaceChildren(
        ...lines.map((pieces, index) => lineOf(pieces, marked && runs.includes(index + 1))),
      );
      this.#text = linesIn(this.#listing, numbersOf(viewOf(algorithm)));
      this.#showing = name;
      if (this.#look) this.render(this.#look);
    } catch {
      if (this.#wanted === name) this.#actions.miss();
    }
  }

  /**
   * @param {Step} step
   * @param {Run} run
   * @param {boolean} marked
   * @param {Look["moment"]} moment
   * @param {boolean} fast
   * @returns {[HTMLElement | null, HTMLElement | null]}  the first and the last line that run now
   */
  #paint(step, { n, algorithm }, marked, moment, fast) {
    const text = this.#text;
    if (marked && text.size) write(text.size, String(n)); // the listing as it runs for this board
    const current = !marked ? [] : moment ? [moment.part.line] : step.lines;
    const beside = marked ? viewOf(algorithm).values(step, n, text.at) : new Map();
    if (moment) for (const line of step.lines) if (!moment.done.includes(line)) beside.delete(line);
    setAttribute(this.#listing, "aria-label", words.aloud.listing(fast ? [] : current));
    text.lines.forEach(({ line, run, values }, index) => {
      const running = current.includes(index + 1);
      mark(line, "current", running);
      if (running && run) setAttribute(run, "aria-current", "true");
      else run?.removeAttribute("aria-current");
      write(values, beside.get(index + 1) ?? "");
    });
    const lineAt = (/** @type {number} */ at) => text.lines[at - 1]?.line ?? null;
    return [lineAt(Math.min(...current)), lineAt(Math.max(...current))];
  }
}

/** Return whether a class's screen asks for a line: then all lines that steps run are in view. @param {Look} look */
const asksForLine = ({ learn: { asked }, page: { view }, class: { blocked } }) =>
  view === "present" && blocked !== "" && asked?.question.about === "line";

/** @param {Actions} actions */
export function createCode(actions) {
  const code = new Code(actions);
  return (/** @type {Look} */ look) => code.render(look);
}

/** @param {Pieces[number]} pieces @param {boolean} runs  true if steps run it */
function lineOf(pieces, runs) {
  const code = el("code", {}, ...pieces.map(([kind, text]) => (kind ? el("span", { class: kind }, text) : text)));
  const line = runs
    ? el("button", { type: "button", class: "run", tabindex: -1, title: words.PAGE.runLine }, code)
    : code;
  return el("li", {}, line, el("span", { class: "values" }));
}

/**
 * Return the lines of a listing, the first and the last that steps run, a function that finds one by its text, and the
 * element with the board's size.
 * @param {HTMLElement} listing
 * @param {Numbers | null} numbers  the kind that its operators use
 */
function linesIn(listing, numbers) {
  const lines = [...listing.querySelectorAll("li")].map((line) => ({
    line,
    run: line.querySelector(".run"),
    values: find(".values", line),
  }));
  const texts = lines.map(({ line }) => find("code", line).textContent ?? "");
  if (numbers)
    layDoors(
      lines.map(({ line }) => line),
      texts,
      numbers,
    );
  setTabStop(listing);
  listing.style.setProperty("--lines", String(lines.length));
  const runs = lines.flatMap(({ run }, index) => (run ? [index] : []));
  const [first, last] = [runs[0] ?? 0, runs.at(-1) ?? 0];
  listing.style.setProperty("--span", String(last - first + 1)); // lines between the ends
  /** @type {[HTMLElement | null, HTMLElement | null]} */
  const ends = [lines[first]?.line ?? null, lines[last]?.line ?? null];
  const at = (/** @type {RegExp} */ pattern) => texts.findIndex((text) => pattern.test(text)) + 1;
  listing.style.setProperty("--longest", String(Math.max(...texts.map(({ length }) => length)))); // characters
  const size = lines[at(/^n = /) - 1]?.line.querySelector(".number") ?? null;
  return { lines, ends, at, size };
}

/**
 * Go to the next step that runs a line when it is clicked. Tab reaches one of these lines, arrows the others.
 * @param {HTMLElement} listing @param {Actions} actions
 */
function listenToLines(listing, actions) {
  listing.addEventListener("click", (event) => {
    const run = /** @type {Element} */ (event.target).closest(".run");
    const line = run ? [...listing.children].findIndex((one) => one.contains(run)) + 1 : 0;
    if (line) actions.find({ line }, event.shiftKey ? "backward" : "forward");
  });
  listing.addEventListener("keydown", (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const next = by && nextStop(listing, by);
    if (!next) return;
    event.preventDefault();
    setTabStop(listing, next);
    next.focus();
  });
}
