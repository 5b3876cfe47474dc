// What the learner does to the lines: holds one and moves it, by mouse, finger or keys, has the program checked, takes
// help.

import { wordsOf } from "../../words/words.js";
import { indent, move, placeOf, put, takeOut } from "./grade.js";
import { listenToDragging } from "./dragging.js";
import { forgetResults, keepResult, append, check, createSession, giveHelp, lay } from "./session.js";
import { createLists } from "./lists.js";
import { createPanel } from "./panel.js";

/** @import { Step } from "../../types.js" */
/** @import { Parts } from "../address.js" */
/** @import { Arrangement } from "./grade.js" */
/** @import { Puzzle } from "./puzzle.js" */

const words = await wordsOf("exercise");

const { LINES: WORDS } = words;

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

class Ordering {
  #say;
  #language;
  #session;
  /** The line that is held, and where all lay before. @type {{id: string, before: Arrangement} | null} */
  #held = null;

  /**
   * @param {Parts["say"]} say
   * @param {Record<string, any>} values
   * @param {Puzzle} puzzle
   * @param {Step[]} steps  of the film that refutes lines
   */
  constructor(say, { language, seed }, puzzle, steps) {
    this.#say = say;
    this.#language = language;
    this.#session = createSession(puzzle.pieces, language, seed);
    const { pieces } = this.#session;
    this.lists = createLists(puzzle, pieces, language === "javascript", { press: this.#press, key: this.#takeKey });
    this.panel = createPanel(language, steps, {
      steer: (key) => this.#held && this.#steer(this.#held.id, key),
      drop: this.#drop,
      check: this.#check,
      help: this.#help,
      forget: this.#forget,
    });
    listenToDragging(this.lists, {
      may: () => !this.#session.done,
      indentOf: (id) => this.#session.arrangement.program.find((line) => line.id === id)?.indent ?? null,
      take: this.#take,
      put: (id, at, depth) => this.#shift(put(this.#session.arrangement, id, at, depth), id),
      takeOut: (id) => this.#shift(takeOut(this.#session.arrangement, id), id),
      drop: this.#drop,
      cancel: this.#cancel,
    });
    this.#render();
  }

  #render() {
    this.lists.render(this.#session, this.#held?.id ?? null);
    this.panel.render(this.#session, this.#held !== null);
  }

  /** @param {string} id */
  #take = (id) => {
    this.#held = { id, before: this.#session.arrangement };
  };

  /** Lay the lines, and tell where the held one is. @param {Arrangement} arrangement @param {string} id */
  #shift(arrangement, id) {
    this.#session = lay(this.#session, arrangement);
    this.#tell(id);
  }

  /** @param {string} id */
  #tell(id) {
    this.#render();
    const { arrangement } = this.#session;
    const { program } = arrangement;
    const at = placeOf(arrangement, id);
    this.#say(at < 0 ? WORDS.OUT : WORDS.moved({ at: at + 1, of: program.length, indent: program[at].indent }));
  }

  /** A line is pressed: held or put down; one of the heap comes to the end of the program first. @param {string} id */
  #press = (id) => {
    if (this.#held?.id === id) {
      this.#drop();
      return;
    }
    this.#take(id);
    if (placeOf(this.#session.arrangement, id) < 0) this.#session = append(this.#session, id);
    this.#tell(id);
    this.lists.focus(id);
  };

  #drop = () => {
    const was = this.#held;
    this.#held = null;
    this.#render();
    if (was) this.lists.focus(was.id);
    this.#say(WORDS.DROPPED);
  };

  #cancel = () => {
    if (this.#held) this.#session = lay(this.#session, this.#held.before);
    this.#held = null;
    this.#render();
    this.#say(WORDS.CANCELLED);
  };

  /** @param {string} id @param {string} name  of a key */
  #steer(id, name) {
    const next = STEERING[name](this.#session.arrangement, id);
    if (placeOf(next, id) < 0) this.#held = null;
    this.#shift(next, id);
  }

  /** @param {string} id @param {KeyboardEvent} event */
  #takeKey = (id, event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isHeld = this.#held?.id === id;
    if (isHeld && event.key === "Escape") this.#cancel();
    else if (event.key in STEERING && (isHeld || event.key === "Delete" || event.key === "Backspace"))
      this.#steer(id, event.key);
    else if (!isHeld && (event.key === "ArrowUp" || event.key === "ArrowDown"))
      this.lists.focus(this.lists.neighbour(id, event.key === "ArrowUp" ? -1 : 1));
    else return;
    event.preventDefault();
  };

  #check = () => {
    this.#held = null;
    this.#session = check(this.#session);
    if (this.#session.done) keepResult(this.#language, this.#session);
    this.#render();
    if (this.#session.done) this.panel.focusSaid();
    this.#say(this.panel.said());
  };

  #help = () => {
    this.#held = null;
    this.#session = giveHelp(this.#session);
    this.#render();
    this.panel.focusCheck();
    this.#say(WORDS.HELPED[this.#session.help - 1]);
  };

  #forget = () => {
    forgetResults();
    this.#render();
  };
}

/**
 * @param {Parts["say"]} say
 * @param {Record<string, any>} values
 * @param {Puzzle} puzzle
 * @param {Step[]} steps
 */
export const createOrdering = (say, values, puzzle, steps) => new Ordering(say, values, puzzle, steps);
