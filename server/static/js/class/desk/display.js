// The surroundings of the film on a projector: the invitation, in a corner and on the whole screen, the question, and the page
// on which everyone works alone.

import { createButton, el, find, write, mark } from "../../page/dom.js";
import { paintParts } from "../../page/parts.js";
import { wordsOf } from "../../words/words.js";
import { wayAsked } from "../following.js";
import { spaced, drawInvitation, typed } from "./invitation.js";

/** @import { AskedHere } from "../asked.js" */
/** @import { Room } from "../room.js" */
/** @import { Invitation } from "./invitation.js" */

const words = await wordsOf("desk");

const { INVITATION: WORDS } = words;

export function createScreen() {
  const corner = el("section", { class: "card class-corner", "data-part": "corner", "aria-label": WORDS.join });
  const close = createButton(WORDS.close, () => dialog.close());
  const card = el("div", { class: "invitation-card" });
  const dialog = /** @type {HTMLDialogElement} */ (
    el("dialog", { class: "class-screen", "aria-label": WORDS.join }, card, close)
  );
  const counts = [el("p", { class: "class-people" }), el("p", { class: "class-people" })];
  /** @type {Invitation | null} */
  let drawn = null;
  find("main .mid").append(corner);
  paintParts();
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

// The page on which everyone works alone, at a stop of a lesson: its address and its QR code in the note on the wall.

/**
 * Return the address of a page of the class's server, with the code of the class. Pure.
 * @param {string} address  of the class @param {string} code @param {string} page
 */
const addressOfWork = (address, code, page) => `${address.slice(0, address.lastIndexOf("/") + 1)}${page}&class=${code}`;

export function createPageCode() {
  const element = el("div", { class: "class-page invitation-card" });
  let drawn = "";

  /** @param {string} address */
  function draw(address) {
    const source = `qr.svg?address=${encodeURIComponent(address)}`;
    element.replaceChildren(
      el("img", { class: "qr", src: source, alt: WORDS.qr({ address }) }),
      el("p", { class: "invitation-join" }, WORDS.open, " ", el("b", {}, typed(address))),
    );
  }

  return {
    /**
     * Show the code of a page, if other machines reach the server.
     * @param {string} page  "" for none
     * @param {Invitation | null} invitation  to the class
     */
    render(page, invitation) {
      const slot = page && invitation?.address && document.querySelector("dialog.lesson[open] .slot");
      if (!slot || !invitation?.address) return element.remove();
      const address = addressOfWork(invitation.address, invitation.code, page);
      if (address !== drawn) draw(address);
      drawn = address;
      if (!slot.contains(element)) slot.append(element);
    },
    remove: () => element.remove(),
  };
}
