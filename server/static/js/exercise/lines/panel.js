// What stands beside the lines: the tools that move the line that is held, what a check has found, the buttons, and the
// best result so far.

import { createButton, el, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { refute } from "./distractors.js";
import { MOST_HELP, hasHelp, isSwapped, savedResult } from "./session.js";

/** @import { Language, Step } from "../../types.js" */
/** @import { Finding, Session } from "./session.js" */

const words = await wordsOf("exercise");

const { LINES: WORDS } = words;

export const SHOWN_N = 4; // the board whose film refutes lines
const MOVES = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Delete"]; // the keys that the tools stand for

/**
 * `steer`: do to the line that is held what a key does.
 * @typedef {{
 *   steer: (key: string) => void,
 *   drop: () => void,
 *   check: () => void,
 *   help: () => void,
 *   forget: () => void,
 * }} Actions
 */

class Panel {
  #language;
  #steps;
  #tools;
  #said = el("p", { class: "be-remark lines-said", tabindex: -1 });
  #film = /** @type {HTMLAnchorElement} */ (el("a"));
  #check;
  #help;
  #saved = el("p", { class: "be-proof" });
  #forget;

  /**
   * @param {Language} language
   * @param {Step[]} steps  of the film that refutes lines
   * @param {Actions} actions
   */
  constructor(language, steps, actions) {
    this.#language = language;
    this.#steps = steps;
    this.#tools = buildTools(actions);
    this.#check = createButton(WORDS.CHECK, actions.check, "text main");
    this.#help = createButton("", actions.help);
    this.#forget = createButton(WORDS.FORGET, actions.forget);
    this.element = el(
      "div",
      { class: "card lines-end" },
      this.#tools,
      this.#said,
      el("p", { class: "be-buttons" }, this.#check, this.#help, this.#film),
      el("p", { class: "be-buttons lines-kept" }, this.#saved, this.#forget),
      el("p", { class: "be-keys" }, WORDS.KEYS),
    );
  }

  /** What is said of the program. */
  said() {
    return this.#said.textContent ?? "";
  }

  focusSaid() {
    this.#said.focus();
  }

  focusCheck() {
    this.#check.focus();
  }

  /** @param {Session} session @param {boolean} isHeld  whether a line is held */
  render(session, isHeld) {
    mark(this.#tools, "shown", isHeld);
    const { finding, done } = session;
    write(this.#said, sayResult(session, this.#steps));
    mark(this.#said, "tone", done ? "right" : finding ? "wrong" : "");
    const step = finding?.why === "distractor" ? refute(finding.name, this.#steps, SHOWN_N).step : 0;
    this.#film.href = done ? "./" : `./?algorithm=bitmask&n=${SHOWN_N}&step=${step}`;
    write(this.#film, done ? WORDS.FILM : WORDS.see({ step }));
    this.#film.hidden = !done && finding?.why !== "distractor";
    this.#check.hidden = done;
    this.#help.hidden = !hasHelp(session);
    write(this.#help, WORDS.HELP[Math.min(MOST_HELP - 1, session.help)]);
    const best = savedResult(this.#language);
    write(this.#saved, best ? WORDS.best(best.tries, best.help) : "");
    this.#forget.hidden = !best;
  }
}

/** @param {Language} language @param {Step[]} steps @param {Actions} actions */
export const createPanel = (language, steps, actions) => new Panel(language, steps, actions);

/** @param {Actions} actions */
function buildTools({ steer, drop }) {
  const moves = WORDS.MOVES.map(([sign, name], at) => {
    const element = createButton(sign, () => steer(MOVES[at]));
    element.setAttribute("aria-label", name);
    return element;
  });
  return el(
    "div",
    { class: "lines-tools", role: "toolbar", "aria-label": WORDS.TOOLS },
    ...moves,
    createButton(WORDS.DROP, drop),
  );
}

/** @param {Session} session @param {Step[]} steps */
function sayResult(session, steps) {
  const { finding, done, tries, help } = session;
  if (done) return WORDS.right(tries, help) + (isSwapped(session) ? ` ${WORDS.SWAPPED}` : "");
  return finding ? sayFinding(finding, steps) : "";
}

/** @param {Finding} finding @param {Step[]} steps */
function sayFinding(finding, steps) {
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
