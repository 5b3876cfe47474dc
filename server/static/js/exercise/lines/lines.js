// Put the lines in order: the lines of the listing lie in a heap, with some that do not belong. This module connects
// the parts.

import { createButton, el, mark, write } from "../../page/dom.js";
import { loadListings } from "../../wire/source.js";
import { wordsOf } from "../../words/words.js";
import { SEED, drawSeed, oneOf } from "../address.js";
import { indent, move, placeOf, put, takeOut } from "./grade.js";
import { refute } from "./distractors.js";
import { listenToDragging } from "./dragging.js";
import {
  forgetResults,
  keepResult,
  savedResult,
  MOST_HELP,
  append,
  check,
  createSession,
  giveHelp,
  hasHelp,
  isSwapped,
  lay,
} from "./session.js";
import { createLists } from "./lists.js";
import { createPuzzle } from "./puzzle.js";

/** @import { Step } from "../../types.js" */
/** @import { Parts } from "../address.js" */
/** @import { Arrangement } from "./grade.js" */
/** @import { Puzzle } from "./puzzle.js" */
/** @import { Finding, Session } from "./session.js" */

const words = await wordsOf("exercise");

const { LINES: WORDS } = words;

const LANGUAGE_NAMES = { python: "Python", javascript: "JavaScript" };
const LANGUAGES = /** @type {const} */ (["python", "javascript"]);
const SHOWN_N = 4; // the board whose film refutes lines
const SHOWN_STEPS = 50;

export const FIELDS = { language: oneOf(LANGUAGES), seed: SEED };

/** @param {Parts} parts @param {Record<string, any>} values */
export async function create(parts, values) {
  const run = /** @type {const} */ ({ algorithm: "bitmask", n: SHOWN_N, goal: "all" });
  const [{ all }, steps] = await Promise.all([loadListings("bitmask"), parts.source.read(run, 0, SHOWN_STEPS, 1)]);
  return createExercise(
    parts,
    values,
    createPuzzle(all[/** @type {"python"} */ (values.language)], values.language),
    steps,
  );
}

/**
 * @param {Parts} parts
 * @param {Record<string, any>} values
 * @param {Puzzle} puzzle
 * @param {Step[]} steps  of the film that refutes lines
 */
function createExercise({ open, say }, values, puzzle, steps) {
  let session = createSession(puzzle.pieces, values.language, values.seed);
  /** The line that is held, and where all lay before. @type {{id: string, before: Arrangement} | null} */
  let held = null;
  const lists = createLists(puzzle, session.pieces, values.language === "javascript", { press, key });

  const tools = el(
    "div",
    { class: "lines-tools", role: "toolbar", "aria-label": WORDS.TOOLS },
    ...WORDS.MOVES.map(([sign, name], at) => {
      const element = createButton(
        sign,
        () => held && steer(held.id, ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Delete"][at]),
      );
      element.setAttribute("aria-label", name);
      return element;
    }),
    createButton(WORDS.DROP, () => drop()),
  );
  const said = el("p", { class: "be-remark lines-said" });
  const film = /** @type {HTMLAnchorElement} */ (el("a"));
  const checking = createButton(WORDS.CHECK, checkAll, "text main");
  const help = createButton("", helpOn);
  const kept = el("p", { class: "be-proof" });
  const forget = createButton(WORDS.FORGET, () => {
    forgetResults();
    render();
  });

  function render() {
    lists.render(session, held?.id ?? null);
    mark(tools, "shown", held !== null);
    const { finding, done, tries } = session;
    write(
      said,
      done
        ? WORDS.right(tries, session.help) + (isSwapped(session) ? ` ${WORDS.SWAPPED}` : "")
        : finding
          ? sayFinding(finding)
          : "",
    );
    mark(said, "tone", done ? "right" : finding ? "wrong" : "");
    const step = finding?.why === "distractor" ? refute(finding.name, steps, SHOWN_N).step : 0;
    film.href = done ? "./" : `./?algorithm=bitmask&n=${SHOWN_N}&step=${step}`;
    write(film, done ? WORDS.FILM : WORDS.see({ step }));
    film.hidden = !done && finding?.why !== "distractor";
    checking.hidden = done;
    help.hidden = !hasHelp(session);
    write(help, WORDS.HELP[Math.min(MOST_HELP - 1, session.help)]);
    const best = savedResult(values.language);
    write(kept, best ? WORDS.best(best.tries, best.help) : "");
    forget.hidden = !best;
  }

  /** @param {Finding} finding */
  function sayFinding(finding) {
    switch (finding.why) {
      case "distractor":
        return WORDS.stray(finding.name, refute(finding.name, steps, SHOWN_N), SHOWN_N);
      case "missing":
        return WORDS.missing({ count: finding.count });
      case "inside":
        return WORDS.INSIDE[finding.role];
      case "before":
        return WORDS.before(finding.needs, finding.role);
      default:
        return WORDS.PLAIN[finding.why];
    }
  }

  /** @param {string} id */
  function take(id) {
    held = { id, before: session.arrangement };
  }

  /** Lay the lines, and tell where the held one is. @param {Arrangement} arrangement @param {string} id */
  function shift(arrangement, id) {
    session = lay(session, arrangement);
    tell(id);
  }

  /** @param {string} id */
  function tell(id) {
    render();
    const at = placeOf(session.arrangement, id);
    say(
      at < 0
        ? WORDS.OUT
        : WORDS.moved({
            at: at + 1,
            of: session.arrangement.program.length,
            indent: session.arrangement.program[at].indent,
          }),
    );
  }

  /** A line is pressed: held or put down; one of the heap comes to the end of the program first. @param {string} id */
  function press(id) {
    if (held?.id === id) return drop();
    take(id);
    if (placeOf(session.arrangement, id) < 0) session = append(session, id);
    tell(id);
    lists.focus(id);
    return undefined;
  }

  function drop() {
    const was = held;
    held = null;
    render();
    if (was) lists.focus(was.id);
    say(WORDS.DROPPED);
  }

  function cancel() {
    if (held) session = lay(session, held.before);
    held = null;
    render();
    say(WORDS.CANCELLED);
  }

  /**
   * What keys do to the line that is held.
   * @type {Record<string, (arrangement: Arrangement, id: string) => Arrangement>}
   */
  const STEERING = {
    ArrowUp: (arrangement, id) => move(arrangement, id, -1),
    ArrowDown: (arrangement, id) => move(arrangement, id, 1),
    ArrowLeft: (arrangement, id) => indent(arrangement, id, -1),
    ArrowRight: (arrangement, id) => indent(arrangement, id, 1),
    Delete: takeOut,
    Backspace: takeOut,
  };

  /** @param {string} id @param {string} name  of a key */
  function steer(id, name) {
    const next = STEERING[name](session.arrangement, id);
    if (placeOf(next, id) < 0) held = null;
    shift(next, id);
  }

  /** @param {string} id @param {KeyboardEvent} event */
  function key(id, event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isHeld = held?.id === id;
    if (isHeld && event.key === "Escape") cancel();
    else if (event.key in STEERING && (isHeld || event.key === "Delete" || event.key === "Backspace"))
      steer(id, event.key);
    else if (!isHeld && (event.key === "ArrowUp" || event.key === "ArrowDown"))
      lists.focus(lists.neighbour(id, event.key === "ArrowUp" ? -1 : 1));
    else return;
    event.preventDefault();
  }

  function checkAll() {
    held = null;
    session = check(session);
    if (session.done) keepResult(values.language, session);
    render();
    if (session.done) said.focus();
    say(said.textContent ?? "");
  }

  function helpOn() {
    held = null;
    session = giveHelp(session);
    render();
    checking.focus();
    say(WORDS.HELPED[session.help - 1]);
  }

  listenToDragging(lists, {
    may: () => !session.done,
    indentOf: (id) => session.arrangement.program.find((line) => line.id === id)?.indent ?? null,
    take,
    put: (id, at, depth) => shift(put(session.arrangement, id, at, depth), id),
    takeOut: (id) => shift(takeOut(session.arrangement, id), id),
    drop,
    cancel,
  });
  said.tabIndex = -1;
  render();

  const language = /** @type {HTMLSelectElement} */ (
    el("select", { name: "language" }, ...LANGUAGES.map((name) => el("option", { value: name }, LANGUAGE_NAMES[name])))
  );
  language.value = values.language;
  const again = createButton(WORDS.AGAIN, () => open({ seed: drawSeed() }));
  again.setAttribute("name", "again");
  language.addEventListener("change", () => open({ language: language.value }));
  return el(
    "div",
    { class: "lines" },
    el(
      "section",
      { class: "card be-settings lines-top" },
      el("h2", {}, words.LIST.lines.title),
      el("label", {}, `${WORDS.LANGUAGE} `, language),
      again,
    ),
    el(
      "div",
      { class: "lines-work" },
      el("section", { class: "card lines-search" }, el("h3", {}, WORDS.PROGRAM), lists.frame),
      el(
        "div",
        { class: "card lines-end" },
        tools,
        said,
        el("p", { class: "be-buttons" }, checking, help, film),
        el("p", { class: "be-buttons lines-kept" }, kept, forget),
        el("p", { class: "be-keys" }, WORDS.KEYS),
      ),
      el(
        "section",
        { class: "card lines-heap" },
        el("h3", {}, WORDS.HEAP),
        el("p", { class: "lines-how" }, WORDS.HOW),
        lists.heap,
      ),
    ),
  );
}
