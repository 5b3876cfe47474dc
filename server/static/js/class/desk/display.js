// The invitation for the class: in a corner of the projector's view, and on the whole screen.

import { createButton, el, find, write, mark } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { wayAsked } from "../following.js";
import { spaced, drawInvitation } from "./invitation.js";

/** @import { AskedHere } from "../asked.js" */
/** @import { Room } from "../room.js" */
/** @import { Invitation } from "./invitation.js" */

const words = await wordsOf("desk");

const { INVITATION: WORDS } = words;

export function createScreen() {
  const corner = el("section", { class: "card class-corner", "aria-label": WORDS.join });
  const close = createButton(WORDS.close, () => dialog.close());
  const card = el("div", { class: "invitation-card" });
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
    /** Open or close it on the whole screen. */
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

// The question in large letters, for a projector, with its numbered choices.

export function createLarge() {
  const root = document.documentElement;
  const title = el("p");
  const status = el("span");
  const choices = el("ol", { class: "row class-choices" });
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
  const sized = new ResizeObserver(() => root.style.setProperty("--band-h", `${element.offsetHeight}px`));
  sized.observe(element); // the board gets the rest of the height

  return {
    /** @param {Room} room @param {AskedHere | null} asks @param {number} step  the film's @param {string} standing  of the question */
    render(room, asks, step, standing) {
      const shown = asks !== null && (room.phase !== "revealed" || step === room.at || step === room.shown);
      element.hidden = !shown;
      mark(root, "class-asked", shown ? (room.phase ?? "") : "");
      mark(root, "class-way", shown ? wayAsked(room) : "");
      write(title, shown ? asks.said.title : "");
      write(status, shown ? standing : "");
      const offers = shown && room.phase !== "revealed" && asks.choices.length > 0;
      choices.hidden = !offers;
      mark(choices, "about", room.about ?? "");
      if (offers && listed !== asks) choices.replaceChildren(...asks.choices.map((text) => el("li", {}, text)));
      listed = asks;
    },
    remove() {
      sized.disconnect();
      element.remove();
      root.style.removeProperty("--band-h");
      for (const name of ["class-asked", "class-way"]) mark(root, name, "");
    },
  };
}
