// The pupils of a class, for the host: how many, raised hands, whether they may look around, who leads; with buttons to
// give a pupil the lead or to remove one.

import { createButton, el, setAttribute, write } from "../../page/dom.js";
import { parseWhole } from "../../words/numbers.js";
import { wordsOf } from "../../words/words.js";
import { Groups } from "./groups.js";

/** @import { Places, Room } from "../room.js" */
/** @import { Session } from "../session.js" */
/** @import { SendRequest } from "./message.js" */

const words = await wordsOf("desk");

const { LEAD, PEOPLE: WORDS } = words;
const MODES = /** @type {const} */ (["free", "pinned", "front"]);

/** @typedef {{session: Session, takeLead: () => void, request: SendRequest}} Parts */

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
  #groups;

  /** @param {Parts} parts */
  constructor({ session, takeLead, request }) {
    this.#number = createNumberField(session, "class-number");
    this.#modes = MODES.map((mode) => ({
      mode,
      button: createButton(WORDS.MODES[mode], () => request("mode", { mode })),
    }));
    this.#lock.addEventListener("change", () => request("lock", { locked: this.#lock.checked }));
    this.#takes = createButton(LEAD.take, takeLead);
    const give = createButton(WORDS.give, () =>
      this.#number.submit((number) => request("give", { to: number }, WORDS.given({ number }))),
    );
    const drop = createButton(WORDS.drop, () =>
      this.#number.submit((number) => request("drop", { number }, WORDS.dropped({ number }))),
    );
    this.#lowers = createButton(WORDS.lower, () => request("lower"));
    this.#groups = new Groups(request);
    this.element = this.#build(give, drop);
  }

  /** @param {HTMLElement} give @param {HTMLElement} drop */
  #build(give, drop) {
    return el(
      "section",
      { class: "class-people-list" },
      el("h3", {}, WORDS.title),
      this.#counts,
      this.#rest,
      this.#work,
      el("div", { class: "row" }, this.#hands, this.#lowers),
      ...this.#groups.elements,
      el(
        "div",
        { class: "row class-modes", role: "group", "aria-label": WORDS.mode },
        el("span", {}, WORDS.mode),
        ...this.#modes.map(({ button }) => button),
      ),
      el("div", { class: "settings" }, el("label", { for: "class-lock" }, this.#lock, WORDS.lock)),
      this.#groups.shares,
      el("div", { class: "row" }, this.#lead, this.#takes),
      el("div", { class: "row" }, ...this.#number.elements, give, drop),
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
    this.#groups.render(room, places);
    for (const { mode, button } of this.#modes) setAttribute(button, "aria-pressed", String(room.mode === mode));
    this.#lock.checked = room.locked;
    write(this.#lead, isLeading ? LEAD.me : room.lead ? LEAD.seat({ number: room.lead }) : LEAD.host);
    this.#takes.hidden = isLeading;
  }

  /** Scroll to the section, which lists the raised hands. */
  show = () => this.element.scrollIntoView({ block: "start" });
}

/** @param {number[]} hands  seat numbers */
const formatHands = (hands) =>
  hands.length ? WORDS.hands({ count: hands.length, hands: hands.join(", ") }) : WORDS.noHands;

// A field for a seat number, which the seat's device shows.

/** @param {Session} session @param {string} id */
export function createNumberField(session, id) {
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
      const most = session.get().room?.seats ?? 0;
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
