// The pupils of a class, for the host: how many, raised hands, whether they may look around, which device leads; with a
// button that removes one. And the host's own devices.

import { createButton, el, setAttribute, write } from "../../page/dom.js";
import { parseWhole } from "../../words/numbers.js";
import { wordsOf } from "../../words/words.js";
import { createCopy } from "./invitation.js";

/** @import { Actions, State } from "../../types.js" */
/** @import { Places, Room, SendRequest } from "../room.js" */

const words = await wordsOf("desk");

const { LEAD, PEOPLE: WORDS, REMOTE } = words;
const MODES = /** @type {const} */ (["free", "held"]);

/** @typedef {{state: () => State, takeLead: () => void, request: SendRequest}} Parts */

export class People {
  #counts = el("p", { class: "class-count" });
  #rest = el("p", { class: "hint if-any" });
  #work = el("p", { class: "class-count", role: "status" });
  #hands = el("p", { class: "class-hands if-any", role: "status" });
  #modes;
  #lock = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", id: "class-lock" }));
  #lead = el("p", { class: "hint if-any" });
  #takes;
  #number;
  #lowers;

  /** @param {Parts} parts */
  constructor({ state, takeLead, request }) {
    this.#number = createNumberField(state, "class-number");
    this.#modes = MODES.map((mode) => ({
      mode,
      button: createButton(WORDS.MODES[mode], () => request("mode", { mode })),
    }));
    this.#lock.addEventListener("change", () => request("lock", { locked: this.#lock.checked }));
    this.#takes = createButton(LEAD.take, takeLead);
    const drop = createButton(WORDS.drop, () =>
      this.#number.submit((number) => request("drop", { number }, WORDS.dropped({ number }))),
    );
    this.#lowers = createButton(WORDS.lower, () => request("lower"));
    this.element = this.#build(drop);
  }

  /** @param {HTMLElement} drop */
  #build(drop) {
    return el(
      "section",
      { class: "class-people-list" },
      el("h3", {}, WORDS.title),
      this.#counts,
      this.#rest,
      this.#work,
      el("div", { class: "row" }, this.#hands, this.#lowers),
      el(
        "div",
        { class: "row class-modes", role: "group", "aria-label": WORDS.mode },
        el("span", {}, WORDS.mode),
        ...this.#modes.map(({ button }) => button),
      ),
      el("div", { class: "settings" }, el("label", { for: "class-lock" }, this.#lock, WORDS.lock)),
      el("div", { class: "row" }, this.#lead, this.#takes),
      el("div", { class: "row" }, ...this.#number.elements, drop),
      this.#number.refused,
    );
  }

  /** @param {Room} room @param {Places | null} places @param {boolean} isLeading */
  render(room, places, isLeading) {
    write(this.#counts, words.people(room.here, places?.follow ?? null));
    write(this.#work, words.work(places?.work ?? [], room.here));
    write(this.#rest, places ? WORDS.rest({ free: places.free, away: places.away }) : "");
    write(this.#hands, formatHands(places?.hands ?? []));
    this.#lowers.hidden = !places?.hands.length;
    for (const { mode, button } of this.#modes) setAttribute(button, "aria-pressed", String(room.mode === mode));
    this.#lock.checked = room.locked;
    write(this.#lead, isLeading ? LEAD.me : LEAD.host);
    this.#takes.hidden = isLeading;
  }

  /** Scroll to the section, which lists the raised hands. */
  show = () => this.element.scrollIntoView({ block: "start" });
}

/** @param {number[]} hands  seat numbers */
const formatHands = (hands) =>
  hands.length ? WORDS.hands({ count: hands.length, hands: hands.join(", ") }) : WORDS.noHands;

// A field for a seat number, which the seat's device shows.

/** @param {() => State} state @param {string} id */
export function createNumberField(state, id) {
  const field = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "text",
      id,
      inputmode: "numeric",
      autocomplete: "off",
      maxlength: 6,
      size: 2,
      "aria-describedby": `${id}-refused`,
    })
  );
  const refused = el("p", { class: "class-refused if-any", id: `${id}-refused`, role: "alert" });

  return {
    elements: [el("label", { for: id }, WORDS.number), field],
    refused,
    /** Call a function with the typed number, or mark the field as invalid. @param {(number: number) => void} act */
    submit(act) {
      const most = state().class.room?.seats ?? 0;
      const number = parseWhole(field.value.trim());
      const isGood = number !== null && number >= 1 && number <= most;
      write(refused, isGood ? "" : WORDS.notNumber({ count: most }));
      setAttribute(field, "aria-invalid", String(!isGood));
      if (!isGood) return field.focus();
      field.value = "";
      act(number);
    },
  };
}

// The host's phone as a remote control: the host appoints a seat by its number, so that no secret is projected. A link
// with the token does the same for another device of the host.

/** Return the link to a class for another device of its host. @param {string} address  of the class @param {string} token */
export const linkOf = (address, token) => `${address}#${token}`; // a fragment is not sent to the server

/**
 * @param {Actions} actions
 * @param {() => State} state
 * @param {SendRequest} request
 */
export function createRemote(actions, state, request) {
  const number = createNumberField(state, "class-remote");
  const go = el("button", { type: "submit", class: "text" }, REMOTE.make);
  const form = el(
    "form",
    {},
    el("p", { class: "hint" }, REMOTE.intro),
    el("div", { class: "row" }, ...number.elements, go),
    number.refused,
  );
  const now = el("p", { class: "hint if-any", role: "status" });
  const end = createButton(REMOTE.end, () => request("appoint", { number: 0 }, REMOTE.ended));
  const link = el("details", {}, el("summary", {}, REMOTE.link));
  const element = el("section", { class: "class-remote" }, el("h3", {}, REMOTE.title), form, now, end, link);
  let drawn = "";

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    number.submit((seat) => request("appoint", { number: seat }, REMOTE.made({ number: seat })));
  });

  return {
    element,
    /** @param {string} address  the link, "" for none @param {number} seat  the remote control's, 0 for none */
    render(address, seat) {
      const isOne = seat > 0 && seat === state().class.number; // this device
      form.hidden = seat > 0;
      write(now, isOne ? REMOTE.me : seat ? REMOTE.is({ number: seat }) : "");
      end.hidden = seat === 0;
      link.hidden = !address;
      if (address === drawn) return;
      drawn = address;
      link.replaceChildren(
        el("summary", {}, REMOTE.link),
        el("p", { class: "hint" }, REMOTE.secret),
        createCopy(REMOTE.copy, address, actions),
      );
    },
  };
}
