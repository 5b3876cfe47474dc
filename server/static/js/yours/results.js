// The results of a run: its end, its output, and the comparison with our search. Each fault links to its event.

import { ourBoard, pairUp } from "../suppliers/program/changes.js";
import { answerIn, judgeAnswer, squaresOf } from "./answers.js";
import { createButton, el, mark, write } from "../page/dom.js";
import { drawPlacement } from "../drawing/smallboard.js";
import { wordsOf } from "../words/words.js";
import { endOf } from "./view.js";

/** @import { ProgramFilm } from "../suppliers/program/film.js" */
/** @import { ProgramStep } from "../types.js" */

const words = await wordsOf("yours");

/** A sentence, and the event that shows it. @typedef {{text: string, event: number | null, grave: boolean}} Finding */

const LONGEST = 20_000; // characters of output shown
const BOARDS = 6; // boards of a kind shown

export class Results {
  #facts = el("div", { class: "own-facts stack" });
  #ours = el("figure", { class: "own-ours row hint" });
  #reached = el("span", {}, words.YOURS.noOutput);
  #later = el("span", { class: "later", role: "note", "aria-label": words.YOURS.later });
  #output = el(
    "pre",
    { class: "own-output", tabindex: 0, "aria-label": words.YOURS.output },
    this.#reached,
    this.#later,
  );
  element = el(
    "div",
    { class: "own-results stack" },
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
  /** Characters of output before the step that is shown. */
  #shown = -1;

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
    this.#shown = -1;
    if (film.isPart) return this.#facts.replaceChildren();
    const answer = describeAnswer(film);
    const comparison = answer ? null : film.findings.comparison;
    this.#facts.replaceChildren(
      ...(answer ?? []).map((fact) => this.#createFinding(fact)),
      ...(comparison ? [] : listDoubt(film).map((doubt) => this.#createFinding(doubt))),
      ...describeMasks(film).map((fact) => this.#createFinding(fact)),
      ...(comparison ? this.#listFacts(comparison) : []),
      this.#createFinding(describeEnd(film)),
      ...(header.end.reason === "uncalled" ? this.#listCalls(header.calls ?? []) : []),
      el("p", { class: "hint" }, words.PROGRESS.done({ count: film.recording.count })),
      ...words.noted(header.notes ?? []).map((text) => el("p", { class: "hint" }, text)),
    );
  }

  /** Remove the results of an earlier run. */
  clear() {
    this.#film = null;
    this.#facts.replaceChildren();
    this.#ours.hidden = true;
    for (const part of [this.#reached, this.#later]) write(part, "");
  }

  /** @param {string[]} calls */
  #listCalls(calls) {
    const buttons = calls.slice(0, 3).map((call) => createButton(words.WATCH_CALL({ call }), () => this.#watch(call)));
    return [el("div", { class: "row" }, ...buttons)];
  }

  /**
   * Return the most important results, to be shown beside the code: the first two faults, after a bad end only those that
   * the film shows; else the end, else the outcome. A file that calls nothing offers its calls. @param {ProgramFilm} film
   * @returns {HTMLElement[]}
   */
  listVerdict(film) {
    if (film.isPart) return [];
    const answer = describeAnswer(film);
    if (answer) return answer.map((fact) => this.#createFinding(fact));
    const { header } = film.recording;
    const end = describeEnd(film);
    const { comparison } = film.findings;
    const facts = [...describeMasks(film), ...(comparison ? words.compared(comparison) : listDoubt(film))];
    const faults = facts.filter(({ grave, event }) => grave && (event !== null || !end.grave)).slice(0, 2);
    const found = faults.length ? faults : [end.grave ? end : (facts[0] ?? end)];
    return [
      ...found.map((one) => this.#createFinding(one)),
      ...(header.end.reason === "uncalled" ? this.#listCalls(header.calls ?? []) : []),
    ];
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
    return [el("h3", {}, name), el("div", { class: "row" }, ...drawn, ...rest)];
  }

  /** @param {ProgramStep} step @param {number} n */
  show(step, n) {
    const film = this.#film;
    if (!film) return;
    this.#showOutput(step.state.event);
    this.#showOurs(film, step, n);
  }

  /** Show the output: that before an event, and in grey the rest. @param {number} event */
  #showOutput(event) {
    let [low, high] = [0, this.#lengths.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#lengths[middle][0] < event) low = middle + 1;
      else high = middle;
    }
    const end = low ? this.#lengths[low - 1][1] : 0;
    if (end === this.#shown) return;
    this.#shown = end;
    write(this.#reached, this.#text.slice(Math.max(0, end - LONGEST), end) || (this.#text ? "" : words.YOURS.noOutput));
    write(this.#later, this.#text.slice(end, end + LONGEST));
    this.#later.hidden = end === this.#text.length;
    mark(this.#output, "empty", !this.#text);
    this.#output.scrollTop = this.#later.offsetTop - this.#output.clientHeight / 2;
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

/** Return the facts about a pasted answer; null for any other program. @param {ProgramFilm} film @returns {Finding[] | null} */
function describeAnswer({ recording, findings: { comparison }, changes }) {
  const answer = answerIn(recording.header.source);
  if (!answer) return null;
  return words.answered(judgeAnswer(answer), comparison?.total ?? null).map(({ text, grave, board }) => {
    const squares = String(board === null ? "" : squaresOf(answer.boards[board - 1]));
    const shown = changes.find(({ queens }) => squares && String(queens) === squares);
    return { text, grave, event: shown?.event ?? null };
  });
}

/** Return the fault of the masks, if they have one. @param {ProgramFilm} film @returns {Finding[]} */
const describeMasks = ({ findings: { masks } }) =>
  masks ? [{ text: words.maskFault(masks), event: masks.event, grave: true }] : [];

/** Return the fact about the program's end. @param {ProgramFilm} film @returns {Finding} */
function describeEnd(film) {
  const { end } = film.recording.header;
  const { event, grave } = endOf(film);
  return { text: words.ended(end), event: end.reason === "done" ? null : event, grave };
}

/** Return the sentence about a board that may be none; [] without a doubt. @param {ProgramFilm} film @returns {Finding[]} */
function listDoubt({ findings: { doubt, readings, board } }) {
  if (!doubt || board === null) return [];
  return [{ text: words.doubted(doubt, readings[board].name), event: null, grave: false }];
}
