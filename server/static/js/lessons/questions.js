// The questions of a lesson: each is asked in the note, and comes with its step, whose picture hides the answer. Then the
// film goes on to the step that shows it.

import { el, find, write } from "../page/dom.js";
import { addressOfPage, addressOfPlace } from "../suppliers/offers.js";
import { wordsOf } from "../words/words.js";
import { createChoice } from "./choice.js";

/** @import { Actions, LessonChoice, OwnQuestion, Piece, Question, State, Stop } from "../types.js" */
/** @import { Outcome } from "../questions/answer.js" */
/** @import { BenchName } from "../model/cards.js" */
/** @import { Asker } from "../questions/ask.js" */

/**
 * Tools of a lesson from other modules: the page's asker, and the bench of a card.
 * @typedef {{asker: () => Promise<Asker>, bench: (name: BenchName) => Promise<HTMLElement>}} Tools
 */

const words = await wordsOf("lessons");

/**
 * @param {HTMLElement} slot  of the note
 * @param {Tools} tools
 * @param {Actions} actions
 * @param {() => State["class"]} standing  of the page in a class
 */
export function createQuestions(slot, tools, actions, standing) {
  const title = el("p", { class: "what if-any" });
  const how = el("p", { class: "how hint if-any" });
  /** The present stop, and the one whose slot is filled. @type {Stop | null} */
  let present = null;
  /** @type {Stop | null} */
  let shown = null;

  /** Return true if the viewer answers alone: not for a class, which votes. */
  const isAlone = () => !standing().hosts && !standing().follows;

  /** Fill the slot of the note. @param {Stop} stop @param {HTMLElement | null} end  to stand below the question */
  async function show(stop, end) {
    if (shown === stop) return;
    shown = stop;
    try {
      const card = stop.card && (await tools.bench(stop.card));
      if (shown !== stop) return;
      if (stop.choice && isAlone()) showChoice(stop.choice, slot);
      if (stop.page) slot.append(createPageDoor(stop.page, standing().hosts ? { target: "_blank" } : {}));
      if (card) slot.append(createBench(card, Boolean(stop.choice ?? stop.question)));
      // the card, which is otherwise beside the step's sentence
      if (stop.question && isAlone()) slot.append(title, how, find("#question"), ...(end ? [end] : []));
    } catch {
      actions.miss();
    }
  }

  /** Ask the question of a stop, before its step is shown. Resolves once the step may come. @param {Stop} stop */
  async function prepare(stop) {
    present = stop;
    if (!stop.question || !isAlone()) return;
    const { run, step } = stop.place;
    try {
      const asker = await tools.asker();
      const question = await asker.find(run, step, stop.question);
      if (present === stop && question) asker.ask(question, run).then((outcome) => goOn(stop, question, outcome));
    } catch {
      actions.miss();
    }
  }

  /** Go to the step that shows the answer. @param {Stop} stop @param {Question} question @param {Outcome} outcome */
  function goOn({ place }, { shown: step }, outcome) {
    if (present?.place === place && outcome !== "closed" && step !== place.step) actions.visit({ run: place.run, step });
  }

  /** Remove the questions before another stop. */
  function clear() {
    present = null;
    const card = slot.querySelector("#question");
    if (card) {
      find("#why").after(card);
      tools.asker().then((asker) => asker.clearRemark());
    }
    slot.replaceChildren();
    shown = null;
  }

  return {
    prepare,
    show,
    clear,
    /** @param {State} state */
    render({ learn: { asked: open } }) {
      write(title, open?.said.title ?? "");
      write(how, open?.said.why ?? "");
    },
  };
}

/** @param {LessonChoice} choice @param {HTMLElement} slot  of the note */
function showChoice(choice, slot) {
  const { element, focus } = createChoice(choice, ownOf(choice));
  slot.append(element);
  if (document.activeElement?.closest("dialog.lesson")) focus();
}

/** Create the link to a page on which one works alone. @param {string} page @param {object} attributes */
function createPageDoor(page, attributes) {
  const [name, query] = page.split("?");
  const href = name ? addressOfPage(name, `?${query}`) : addressOfPlace(`?${query}`);
  return el("p", { class: "lesson-page" }, el("a", { class: "text", href, ...attributes }, words.PAGE));
}

/** Return a lesson's question as a class's own. @param {LessonChoice} choice @returns {OwnQuestion} */
export function ownOf({ text, answers }) {
  const right = answers.findIndex((answer) => answer.right);
  return {
    text: plain(text),
    choices: answers.map((answer) => plain(answer.text)),
    right: right < 0 ? null : right,
    reason: right < 0 ? "" : plain(answers[right].why),
  };
}

/** Return the words of pieces, without their looks. @param {Piece[]} pieces @returns {string} */
const plain = (pieces) =>
  pieces
    .map((piece) => (piece[0] === "link" ? plain(piece[2]) : piece[0] === "bold" ? plain(piece[1]) : piece[1]))
    .join("");

/** Create the bench of a card; beside a question, which comes first, it is folded. @param {HTMLElement} card @param {boolean} asks */
function createBench(card, asks) {
  const bench = el("div", { class: "bits stack" }, card);
  if (!asks) return el("div", { class: "lesson-card" }, bench);
  const door = el("details", { class: "lesson-card" }, el("summary", {}, words.CARD), bench);
  door.addEventListener("toggle", () => door.scrollIntoView({ block: "nearest" }));
  return door;
}
