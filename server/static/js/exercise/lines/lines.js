// "Put the lines in order": the lines of the listing lie in a heap, among some distractors. The learner holds and moves
// one by mouse, finger or keys, checks the program, asks for help. This module connects the parts.

import { el } from "../../page/dom.js";
import { loadListings } from "../../wire/source.js";
import { wordsOf } from "../../words/words.js";
import { SEED, oneOf } from "../address.js";
import { createFrame } from "../frame.js";
import { createSettings } from "../settings.js";
import { indent, move, placeLine, placeOf, returnLine } from "./grade.js";
import { listenToDragging } from "./dragging.js";
import { saveResult, append, check, createSession, giveHelp, lay } from "./session.js";
import { Lists } from "./lists.js";
import { createPuzzle } from "./puzzle.js";
import { SHOWN_N, createBest, createTools, describe } from "./task.js";

/** @import { Language, Pieces, Step } from "../../types.js" */
/** @import { Parts } from "../address.js" */
/** @import { Settings } from "../settings.js" */
/** @import { Arrangement } from "./grade.js" */

const words = await wordsOf("exercise");

const { LINES: WORDS } = words;

const LANGUAGE_NAMES = { python: "Python", javascript: "JavaScript" };
const LANGUAGES = /** @type {const} */ (["python", "javascript"]);
const SHOWN_STEPS = 50;

export const FIELDS = { language: oneOf(LANGUAGES), seed: SEED };

/**
 * The effects of keys on the line that is held.
 * @type {Record<string, (arrangement: Arrangement, id: string) => Arrangement>}
 */
const STEERING = {
  ArrowUp: (arrangement, id) => move(arrangement, id, -1),
  ArrowDown: (arrangement, id) => move(arrangement, id, 1),
  ArrowLeft: (arrangement, id) => indent(arrangement, id, -1),
  ArrowRight: (arrangement, id) => indent(arrangement, id, 1),
  Delete: returnLine,
  Backspace: returnLine,
};

class Ordering {
  #language;
  #session;
  #steps;
  #lists;
  #tools = createTools(
    (key) => this.#held && this.#steer(this.#held.id, key),
    () => this.#drop(),
  );
  #best;
  /** The line that is held, and the arrangement before. @type {{id: string, before: Arrangement} | null} */
  #held = null;

  /**
   * @param {Parts} parts
   * @param {Record<string, any>} values
   * @param {Pieces} listing
   * @param {Step[]} steps  of the film that refutes lines
   */
  constructor(parts, values, listing, steps) {
    const { language, seed } = values;
    const puzzle = createPuzzle(listing, language);
    this.#language = language;
    this.#steps = steps;
    this.#session = createSession(puzzle.pieces, language, seed);
    const { pieces } = this.#session;
    this.#lists = new Lists(puzzle, pieces, language === "javascript", { press: this.#press, key: this.#onKey });
    this.#best = createBest(language);
    const { frame: program, heap } = this.#lists;
    this.frame = createFrame(parts, {
      name: "lines",
      top: createSettings(parts, values, settingsOf(values)),
      picture: el("section", { class: "lines-search" }, el("h3", {}, WORDS.PROGRAM), program),
      beside: el("section", { class: "card lines-heap" }, el("h3", {}, WORDS.HEAP), heap),
      actions: { check: this.#check, help: this.#help },
      help: WORDS.KEYS,
      extra: this.#tools,
      below: this.#best.element,
    });
    listenToDragging(this.#lists, {
      canDrag: () => !this.#session.done,
      indentOf: (id) => this.#session.arrangement.program.find((line) => line.id === id)?.indent ?? null,
      hold: this.#hold,
      place: (id, at, depth) => this.#shift(placeLine(this.#session.arrangement, id, at, depth), id),
      remove: (id) => this.#shift(returnLine(this.#session.arrangement, id), id),
      drop: () => this.#drop(),
      cancel: this.#cancel,
    });
    this.#render();
  }

  #render() {
    this.#lists.render(this.#session, this.#held?.id ?? null);
    const isHeld = this.#held !== null;
    this.#tools.hidden = !isHeld;
    this.#best.render();
    this.frame.render(describe(this.#session, this.#steps, isHeld));
  }

  /** @param {string} id */
  #hold = (id) => {
    this.#held = { id, before: this.#session.arrangement };
  };

  /** Arrange the lines, and announce the place of the held one. @param {Arrangement} arrangement @param {string} id */
  #shift(arrangement, id) {
    this.#session = lay(this.#session, arrangement);
    this.#announce(id);
  }

  /** @param {string} id */
  #announce(id) {
    this.#render();
    const { arrangement } = this.#session;
    const { program } = arrangement;
    const at = placeOf(arrangement, id);
    this.frame.announce(
      at < 0 ? WORDS.OUT : WORDS.moved({ at: at + 1, of: program.length, indent: program[at].indent }),
    );
  }

  /** Hold or drop the pressed line; one of the heap moves to the end of the program first. @param {string} id */
  #press = (id) => {
    if (this.#held?.id === id) {
      this.#drop();
      return;
    }
    this.#hold(id);
    if (placeOf(this.#session.arrangement, id) < 0) this.#session = append(this.#session, id);
    this.#announce(id);
    this.#lists.focus(id);
  };

  #drop() {
    const was = this.#held;
    this.#held = null;
    this.#render();
    if (was) this.#lists.focus(was.id);
    this.frame.announce(WORDS.DROPPED);
  }

  #cancel = () => {
    if (this.#held) this.#session = lay(this.#session, this.#held.before);
    this.#held = null;
    this.#render();
    this.frame.announce(WORDS.CANCELLED);
  };

  /** @param {string} id @param {string} name  of a key */
  #steer(id, name) {
    const next = STEERING[name](this.#session.arrangement, id);
    if (placeOf(next, id) < 0) this.#held = null;
    this.#shift(next, id);
  }

  /** @param {string} id @param {KeyboardEvent} event */
  #onKey = (id, event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isHeld = this.#held?.id === id;
    if (isHeld && event.key === "Escape") this.#cancel();
    else if (event.key in STEERING && (isHeld || event.key === "Delete" || event.key === "Backspace"))
      this.#steer(id, event.key);
    else if (!isHeld && (event.key === "ArrowUp" || event.key === "ArrowDown"))
      this.#lists.focus(this.#lists.neighbour(id, event.key === "ArrowUp" ? -1 : 1));
    else return;
    event.preventDefault();
  };

  #check = () => {
    this.#held = null;
    this.#session = check(this.#session);
    if (this.#session.done) saveResult(this.#language, this.#session);
    this.#render();
    if (this.#session.done) this.frame.focus("links");
    this.frame.announce(describe(this.#session, this.#steps, false).remark?.text ?? "");
  };

  #help = () => {
    this.#held = null;
    this.#session = giveHelp(this.#session);
    this.#render();
    this.frame.focus("check");
    this.frame.announce(WORDS.HELPED[this.#session.help - 1]);
  };
}

/** @param {Parts} parts @param {Record<string, any>} values */
export async function create(parts, values) {
  const run = /** @type {const} */ ({ algorithm: "bitmask", n: SHOWN_N, goal: "all" });
  const [{ all }, steps] = await Promise.all([loadListings("bitmask"), parts.source.read(run, 0, SHOWN_STEPS, 1)]);
  return new Ordering(parts, values, all[/** @type {Language} */ (values.language)], steps).frame;
}

/** Return the settings: the language, and a button for another puzzle. @param {Record<string, any>} values @returns {Settings} */
const settingsOf = ({ language }) => ({
  title: words.LIST.lines.title,
  set: LANGUAGE_NAMES[/** @type {Language} */ (language)],
  choices: [{ field: "language", name: WORDS.LANGUAGE, options: Object.entries(LANGUAGE_NAMES) }],
});
