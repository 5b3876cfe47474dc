// The results of a run: its end, its output, and the comparison with our search. Each fault links to its event.

import { ourBoard, pairUp } from "../suppliers/program/changes.js";
import { createButton, el, mark, write } from "../page/dom.js";
import { drawPlacement } from "../drawing/smallboard.js";
import { wordsOf } from "../words/words.js";

/** @import { ProgramFilm } from "../suppliers/program/film.js" */
/** @import { ProgramStep } from "../types.js" */

const words = await wordsOf("yours");

/** A sentence, and the event that shows it. @typedef {{text: string, event: number | null, grave: boolean}} Finding */

const HARMLESS = ["done", "uncalled", "stopped", "events", "seconds", "memory"]; // ends that are no fault of the program
const LONGEST = 20_000; // characters of output shown
const BOARDS = 6; // boards of a kind shown

export class Results {
  #facts = el("div", { class: "own-facts" });
  #ours = el("figure", { class: "own-ours" });
  #output = el("pre", { class: "own-output", tabindex: 0, "aria-label": words.YOURS.output }, words.YOURS.noOutput);
  element = el(
    "div",
    { class: "own-results" },
    this.#facts,
    this.#ours,
    el("h3", {}, words.YOURS.output),
    this.#output,
  );
  #go;
  #watch;
  /** @type {ProgramFilm | null} */
  #film = null;
  #count = -1;
  /** Length of the output up to each piece of it. @type {[event: number, length: number][]} */
  #lengths = [];
  #text = "";

  /** @param {{go: (event: number) => void, watch: (call: string) => void}} intents */
  constructor({ go, watch }) {
    this.#go = go;
    this.#watch = watch;
  }

  /** @param {ProgramFilm} film */
  setFilm(film) {
    this.#film = film;
    this.#count = -1;
    const { header, output } = film.recording;
    let length = 0;
    this.#lengths = output.map(([event, text]) => [event, (length += text.length)]);
    this.#text = output.map(([, text]) => text).join("");
    const { comparison } = film.findings;
    this.#facts.replaceChildren(
      ...(comparison ? [] : listDoubt(film).map((doubt) => this.#createFinding(doubt))),
      ...describeMasks(film).map((fact) => this.#createFinding(fact)),
      ...(comparison ? this.#listFacts(comparison) : []),
      this.#createFinding(describeEnd(film)),
      ...(header.end.reason === "uncalled" ? this.#listCalls(header.calls ?? []) : []),
      el("p", { class: "hint" }, words.PROGRESS.done({ count: film.recording.count })),
      ...words.noted(header.notes ?? []).map((text) => el("p", { class: "hint" }, text)),
    );
  }

  /** @param {string[]} calls */
  #listCalls(calls) {
    const buttons = calls.slice(0, 3).map((call) => createButton(words.WATCH_CALL({ call }), () => this.#watch(call)));
    return [el("div", { class: "row" }, ...buttons)];
  }

  /**
   * Return the most important results, to be shown beside the code: the first two faults, after a bad end only those that
   * the film shows; else the end, else the outcome. @param {ProgramFilm} film
   */
  listVerdict(film) {
    const end = describeEnd(film);
    const { comparison } = film.findings;
    const facts = [...describeMasks(film), ...(comparison ? words.compared(comparison) : listDoubt(film))];
    const faults = facts.filter(({ grave, event }) => grave && (event !== null || !end.grave)).slice(0, 2);
    const found = faults.length ? faults : [end.grave ? end : (facts[0] ?? end)];
    return found.map((one) => this.#createFinding(one));
  }

  /** @param {Finding} fact */
  #createFinding({ text, event, grave }) {
    const fact = el("p", { class: "own-fact" }, text);
    mark(fact, "grave", grave);
    if (event !== null && event >= 0)
      fact.append(
        " ",
        createButton(words.COMPARISON.go, () => this.#go(event), "plain"),
      );
    return fact;
  }

  /** @param {Record<string, any>} facts */
  #listFacts(facts) {
    const said = words.compared(facts).map((fact) => this.#createFinding(fact));
    const boards = /** @type {const} */ (["wrong", "doubled"]).flatMap((kind) =>
      this.#listBoards(words.LISTED[kind], facts[kind].count, facts[kind].first, facts.n),
    );
    const missing = facts.missing.first.map((/** @type {number[]} */ flat) => [null, flat]);
    return [...said, ...boards, ...this.#listBoards(words.LISTED.missing, facts.missing.count, missing, facts.n)];
  }

  /** @param {string} name @param {number} count @param {[number | null, number[]][]} boards @param {number} n */
  #listBoards(name, count, boards, n) {
    if (!count) return [];
    const drawn = boards.slice(0, BOARDS).map(([event, flat]) => {
      const board = drawPlacement(n, pairUp(flat));
      if (event === null) return el("span", { class: "own-small" }, board);
      const button = el("button", { type: "button", class: "own-small", title: words.COMPARISON.go }, board);
      button.addEventListener("click", () => this.#go(event));
      return button;
    });
    const rest =
      count > drawn.length ? [el("span", { class: "hint" }, words.more({ count: count - drawn.length }))] : [];
    return [el("h3", {}, name), el("div", { class: "own-boards" }, ...drawn, ...rest)];
  }

  /** @param {ProgramStep} step @param {number} n */
  show(step, n) {
    const film = this.#film;
    if (!film) return;
    this.#showOutput(step.state.event);
    this.#showOurs(film, step, n);
  }

  /** Show the output before an event. @param {number} event */
  #showOutput(event) {
    let [low, high] = [0, this.#lengths.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#lengths[middle][0] < event) low = middle + 1;
      else high = middle;
    }
    const end = low ? this.#lengths[low - 1][1] : 0;
    const text = this.#text.slice(Math.max(0, end - LONGEST), end);
    const isAtEnd = this.#output.scrollTop + this.#output.clientHeight >= this.#output.scrollHeight - 4;
    write(this.#output, text || words.YOURS.noOutput);
    mark(this.#output, "empty", !text);
    if (isAtEnd) this.#output.scrollTop = this.#output.scrollHeight;
  }

  /** Show our board after as many placements. @param {ProgramFilm} film @param {ProgramStep} step @param {number} n */
  #showOurs(film, step, n) {
    const placed = film.findings.comparison?.ours;
    this.#ours.hidden = !placed?.length;
    if (!placed?.length) return;
    const count = film.changeAt(step.state.event)?.stays ?? 0;
    if (count === this.#count) return;
    this.#count = count;
    const ours = ourBoard(placed, Math.min(count, placed.length));
    const name = film.findings.comparison?.alike;
    const departed = film.findings.comparison?.departure;
    const differs = departed && count > departed.agreed;
    this.#ours.replaceChildren(
      drawPlacement(n, ours),
      el("figcaption", {}, words.oursHere(name, count), ...(differs ? [" ", words.COMPARISON.differs] : [])),
    );
    mark(this.#ours, "differs", Boolean(differs));
  }
}

/** Return the fault of the masks, if they have one. @param {ProgramFilm} film @returns {Finding[]} */
const describeMasks = ({ findings: { masks } }) =>
  masks ? [{ text: words.maskFault(masks), event: masks.event, grave: true }] : [];

/** Return the fact about the program's end, shown by its last event. @param {ProgramFilm} film @returns {Finding} */
function describeEnd({ recording: { header, count } }) {
  const { reason } = header.end;
  return {
    text: words.ended(header.end),
    event: reason === "done" ? null : count - 1,
    grave: !HARMLESS.includes(reason),
  };
}

/** Return the sentence about a board that may be none; [] without a doubt. @param {ProgramFilm} film @returns {Finding[]} */
function listDoubt({ findings: { doubt, readings, board } }) {
  if (!doubt || board === null) return [];
  return [{ text: words.doubted(doubt, readings[board].name), event: null, grave: false }];
}
