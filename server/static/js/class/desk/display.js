// The invitation for all to see: in the corner of the view for a projector, and on the whole screen.

import { createButton, el, find, write, mark } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { spaced, drawInvitation } from "./invitation.js";
import { createWish } from "../../wire/again.js";
import { loadView } from "../../algorithms/algorithms.js";
import { WAYS, mannerOf } from "../../questions/kinds.js";
import { pictureAsking } from "../../questions/picture.js";

/** @import { Asked, Source } from "../../types.js" */
/** @import { Room } from "../room.js" */
/** @import { Invitation } from "./invitation.js" */

const words = await wordsOf("desk");
const questionWords = await wordsOf("learn");

const { INVITATION: WORDS } = words;

export function createScreen() {
  const corner = el("section", { class: "card class-corner", "aria-label": WORDS.join });
  const close = createButton(WORDS.close, () => dialog.close());
  const card = el("div", { class: "class-screen-card" });
  const dialog = /** @type {HTMLDialogElement} */ (
    el("dialog", { class: "class-screen", "aria-label": WORDS.join }, card, close)
  );
  const counts = [el("p", { class: "class-people" }), el("p", { class: "class-people" })];
  /** @type {Invitation | null} */
  let drawn = null;
  find("main .mid").append(corner);
  document.body.append(dialog);
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") event.stopPropagation(); // the drawer below it stays
  });

  return {
    /** Fill the screen with it, or no longer. */
    toggle() {
      if (dialog.open) dialog.close();
      else if (drawn) dialog.showModal();
    },
    /** @param {Invitation | null} invitation @param {string} people */
    render(invitation, people) {
      corner.hidden = !invitation;
      if (invitation && drawn !== invitation) {
        corner.replaceChildren(...drawInvitation(invitation, counts[0]));
        card.replaceChildren(
          ...drawInvitation(
            invitation,
            ...(invitation.address ? [el("p", {}, WORDS.or({ code: spaced(invitation.code) }))] : []),
            counts[1],
          ),
        );
      }
      drawn = invitation;
      for (const count of counts) write(count, people);
    },
    close() {
      corner.remove();
      dialog.remove();
    },
  };
}

// The question of a class as this page asks it: with the picture of its step that tells no answer, and the question in
// words.

/** A question, and what it offers to choose from where that does not stand on the board. @typedef {Asked & {choices: string[]}} AskedHere */

/** @param {Source} source @param {() => void} changed */
export function createAskedQuestion(source, changed) {
  /** @type {ReturnType<typeof createWish<string>>} */
  const wish = createWish(changed);
  /** @type {AskedHere | null} */
  let asked = null;

  /** @param {string} its @param {Room} room */
  async function ask(its, { algorithm, n, goal, about = "", at = 0 }) {
    const run = { algorithm, n, goal };
    const [[step]] = await Promise.all([source.read(run, at, at + 1, 1), loadView(algorithm)]);
    if (!wish.is(its)) return;
    const manner = mannerOf(algorithm);
    const title = questionWords.question(about, /** @type {Record<string, any>} */ (step)[manner.fills], manner);
    const question = { step: at, about, answer: -1, shown: at }; // which the picture does not need
    asked = {
      run,
      question,
      picture: pictureAsking(question, step, run),
      cause: null,
      said: { title, why: "" },
      choices: WAYS[about] === "case" ? [...questionWords.CHOICES[about]] : [],
    };
    changed();
  }

  /** The question that is asked, once its step has come. @param {Room} room @returns {AskedHere | null} */
  return (room) => {
    const now = room.ask === undefined ? null : [room.epoch, room.ask, room.algorithm, room.n, room.goal].join();
    if (wish.want(now, (its) => ask(its, room))) asked = null;
    return asked;
  };
}

// The question in large letters, for a projector, with its numbered choices.

export function createLarge() {
  const title = el("p");
  const status = el("span");
  const choices = el("ol", { class: "class-choices" });
  const element = el(
    "section",
    { class: "class-asked", "aria-label": words.ASKING.title, hidden: "" },
    title,
    status,
    choices,
  );
  /** @type {AskedHere | null} */
  let listed = null;
  find("main").before(element);

  return {
    /** @param {Room} room @param {AskedHere | null} asks @param {number} step  at which the film is @param {string} standing  of the question */
    render(room, asks, step, standing) {
      const shown = asks !== null && (room.phase !== "revealed" || step === room.at || step === room.shown);
      element.hidden = !shown;
      mark(document.documentElement, "class-asked", shown ? (room.phase ?? "") : "");
      write(title, shown ? asks.said.title : "");
      write(status, shown ? standing : "");
      const offers = shown && room.phase !== "revealed" && asks.choices.length > 0;
      choices.hidden = !offers;
      mark(choices, "lettered", asks?.question.about === "letters"); // which have no numbers beside them
      mark(document.documentElement, "class-choices", offers);
      if (offers && listed !== asks) choices.replaceChildren(...asks.choices.map((text) => el("li", {}, text)));
      listed = asks;
    },
    remove() {
      element.remove();
      mark(document.documentElement, "class-asked", "");
      mark(document.documentElement, "class-choices", false);
    },
  };
}
