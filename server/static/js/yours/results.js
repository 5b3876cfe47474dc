// The results of a run: its end, its output, and the comparison with our search. Each fault links to its event.

import { pairUp } from "../suppliers/program/changes.js";
import { answerIn, judgeAnswer, squaresOf } from "./answers.js";
import { createButton, el } from "../page/dom.js";
import { drawPlacement, drawSmallBoard } from "../drawing/smallboard.js";
import { formatPuzzle, puzzleOf } from "../model/puzzle.js";
import { wordsOf } from "../words/words.js";
import { Output } from "./output.js";
import { createFact } from "./tries.js";
import { endOf } from "./view.js";

/** @import { ProgramFilm, Tries } from "../suppliers/program/film.js" */

const words = await wordsOf("yours");

/** A sentence, and the event that shows it; for a question the reading that yes would choose. @typedef {{text: string, event: number | null, grave: boolean, reading?: number}} Finding */
/** A board as row, column, row, …, and the event that shows it. @typedef {[event: number | null, flat: number[]]} Shown */

const BOARDS = 6; // boards of a kind shown
const ENOUGH = 3; // sizes with several solutions whose counts are not right by chance

export class Results {
  /** The most important results, beside the code. */
  verdict = el("div", { class: "own-verdict stack", role: "status" });
  #facts = el("div", { class: "own-facts stack" });
  #output = new Output();
  /** The film of the latest run; null while another one runs. @type {ProgramFilm | null} */
  #film = null;
  #isProven = false;
  element = el(
    "div",
    { class: "own-results stack" },
    this.#facts,
    el("h3", {}, words.YOURS.output),
    this.#output.element,
  );
  #go;
  #watch;
  #choose;

  /** @param {{go: (event: number) => void, watch: (call: string) => void, choose: ((reading: number) => void) | null}} intents */
  constructor({ go, watch, choose }) {
    this.#go = go;
    this.#watch = watch;
    this.#choose = choose;
  }

  /** @param {ProgramFilm} film */
  setFilm(film) {
    this.#output.setFilm(film.isPart ? null : film);
    this.#film = film.isPart ? null : film;
    if (!film.isPart) this.#fill(film);
  }

  /** Take note of the tries. A program that they prove right has no faults: its board was not read as it is meant. @param {Tries | null} tries */
  setTries(tries) {
    const isProven = tries !== null && proves(tries);
    if (isProven === this.#isProven) return;
    this.#isProven = isProven;
    if (this.#film) this.#fill(this.#film);
  }

  /** @param {ProgramFilm} film */
  #fill(film) {
    const { recording, findings } = film;
    const answer = describeAnswer(film);
    const { comparison } = findings;
    const hasNoBoards = answer || !comparison || comparison.another || this.#isProven;
    const boards = hasNoBoards ? drawPuzzle(comparison?.another?.board) : this.#listComparison(comparison);
    this.verdict.replaceChildren(...this.#listVerdict(film));
    this.#facts.replaceChildren(
      ...(answer ?? this.#listFacts(film)).map((fact) => this.#createFinding(fact)),
      ...boards,
      this.#createFinding(describeEnd(film)),
      ...this.#listCalls(film),
      el("p", { class: "hint" }, words.PROGRESS.done({ count: recording.count })),
      ...words.noted(recording.header.notes ?? []).map((text) => el("p", { class: "hint" }, text)),
    );
  }

  /** Remove the results of an earlier run. */
  clear() {
    for (const part of [this.verdict, this.#facts]) part.replaceChildren();
    this.#output.setFilm(null);
    this.#film = null;
  }

  /** Show the output up to an event. @param {number} event */
  show(event) {
    this.#output.show(event);
  }

  /** List the calls that a file which calls nothing offers. @param {ProgramFilm} film */
  #listCalls({ recording: { header } }) {
    if (header.end.reason !== "uncalled") return [];
    const calls = /** @type {string[]} */ (header.calls ?? []).slice(0, 3);
    const buttons = calls.map((call) => createButton(words.WATCH_CALL({ call }), () => this.#watch(call)));
    return [el("div", { class: "row" }, ...buttons)];
  }

  /**
   * Return the most important results: the first two faults, after a bad end only those that
   * the film shows; else the end, else the outcome. A file that calls nothing offers its calls. @param {ProgramFilm} film
   * @returns {HTMLElement[]}
   */
  #listVerdict(film) {
    const end = describeEnd(film);
    const facts = this.#listFacts(film);
    const faults = facts.filter(({ grave, event }) => grave && (event !== null || !end.grave)).slice(0, 2);
    const found = faults.length ? faults : [end.grave ? end : (facts[0] ?? end)];
    return [...(describeAnswer(film) ?? found).map((one) => this.#createFinding(one)), ...this.#listCalls(film)];
  }

  /** @param {ProgramFilm} film */
  #listFacts(film) {
    const isHarmed = film.findings.comparison?.outcome.harmed;
    return listFacts(film).filter(({ grave }) => !(grave && this.#isProven) || isHarmed);
  }

  /** @param {Finding} fact */
  #createFinding({ text, event, grave, reading }) {
    const choose = this.#choose;
    /** @type {[string, () => void][]} */
    const buttons = event !== null && event >= 0 ? [[words.COMPARISON.go, () => this.#go(event)]] : [];
    if (reading !== undefined && choose) buttons.push([words.COMPARISON.areQueens, () => choose(reading)]);
    return createFact(text, grave, buttons);
  }

  /** List the first board that differs beside ours, and the boards that are wrong, repeated or missing. @param {Record<string, any>} facts */
  #listComparison({ n, departure, outcome, ...facts }) {
    const { event, theirs, ours } = departure ?? {};
    const differs = theirs && ours && (facts.faults.length || outcome.result === "differs");
    /** @type {Shown[]} */
    const pair = differs ? [theirs, ours].map((flat, at) => [at ? null : event, flat]) : [];
    const missing = facts.missing.first.map((/** @type {number[]} */ flat) => [null, flat]);
    return [
      ...this.#listBoards(n, words.LISTED.differs, pair, pair.length, [words.LISTED.theirs, words.LISTED.ours]),
      ...this.#listBoards(n, words.LISTED.wrong, facts.wrong.first, facts.wrong.count),
      ...this.#listBoards(n, words.LISTED.doubled, facts.doubled.first, facts.doubled.count),
      ...this.#listBoards(n, words.LISTED.missing, missing, facts.missing.count),
    ];
  }

  /** @param {number} n @param {string} title @param {Shown[]} boards @param {number} count  of all such boards @param {string[]} [names] */
  #listBoards(n, title, boards, count, names = []) {
    if (!count) return [];
    const drawn = boards.slice(0, BOARDS).map(([event, flat], index) => {
      const parts = [drawPlacement(n, pairUp(flat)), ...(names[index] ? [el("span", {}, names[index])] : [])];
      if (event === null) return el("span", { class: "own-small" }, ...parts);
      const button = el("button", { type: "button", class: "own-small", title: words.COMPARISON.go }, ...parts);
      button.addEventListener("click", () => this.#go(event));
      return button;
    });
    const rest =
      count > drawn.length ? [el("span", { class: "hint" }, words.more({ count: count - drawn.length }))] : [];
    return [el("h3", {}, title), el("div", { class: "row" }, ...drawn, ...rest)];
  }
}

/** Return true for tries that are right on boards enough, and wrong nowhere. @param {Tries} tries */
const proves = ({ sizes, tasks, twice, plain }) =>
  sizes.filter(([, count, known]) => known > 1 && count === known).length >= ENOUGH &&
  !Object.keys(tasks).length &&
  !twice.length &&
  !plain?.harmed;

/** Return the facts about a pasted answer; null for any other program. @param {ProgramFilm} film @returns {Finding[] | null} */
function describeAnswer({ recording, findings: { comparison }, changes }) {
  const answer = answerIn(recording.header.source);
  if (!answer) return null;
  return words.answered(judgeAnswer(answer), comparison?.total ?? null).map(({ text, grave, n }) => {
    const squares = String(n === null ? "" : squaresOf(answer.boards[n - 1]));
    const shown = changes.find(({ queens }) => squares && String(queens) === squares);
    return { text, grave, event: shown?.event ?? null };
  });
}

/** List the faults of a board of one row and of the masks, and the comparison or the doubt about the board. @param {ProgramFilm} film @returns {Finding[]} */
function listFacts({ findings: { rows, masks, comparison, doubt, readings, board } }) {
  const fault = [
    ...(rows ? [words.sayFault(rows)] : []),
    ...(masks ? [{ text: words.maskFault(masks), event: masks.event, grave: true }] : []),
  ];
  if (comparison) return [...fault, ...words.compared(comparison)];
  if (!doubt || board === null) return fault;
  const finding = { text: words.doubted(doubt, readings[board].name), event: null, grave: false };
  return [...fault, doubt === "unsure" ? { ...finding, reading: board } : finding];
}

/** Return the fact about the program's end. @param {ProgramFilm} film @returns {Finding} */
function describeEnd(film) {
  const { end } = film.recording.header;
  const { event, grave } = endOf(film);
  return { text: words.ended(end), event: end.reason === "done" ? null : event, grave };
}

/** Draw the board of another puzzle, with a link to our search on it. @param {string} [board] */
function drawPuzzle(board) {
  const puzzle = puzzleOf(board);
  if (!puzzle) return [];
  return [
    el(
      "div",
      { class: "row" },
      el("span", { class: "own-small" }, drawSmallBoard({ rows: puzzle.n, columns: puzzle.n, puzzle })),
      el("a", { href: `./?board=${encodeURIComponent(formatPuzzle(puzzle))}` }, words.SEARCH_BOARD),
    ),
  ];
}
