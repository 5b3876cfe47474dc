// The pupils of a class, for the host: how many, their hands, their work, whether they are held, and what is done with one
// of them by its number: the host's phone becomes the remote control, so that no secret is projected, or a seat is removed.

import { createButton, el, nameWithKey, setAttribute, write } from "../../page/dom.js";
import { parseWhole } from "../../words/numbers.js";
import { wordsOf } from "../../words/words.js";

/** @import { State } from "../../types.js" */
/** @import { Places, Room, SendRequest } from "../room.js" */

const words = await wordsOf("desk");

const { DOORS, PEOPLE: WORDS, REMOTE } = words;

/** @param {string} id @param {string} name @param {(on: boolean) => unknown} change */
export function createSwitch(id, name, change) {
  const box = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", id }));
  box.addEventListener("change", () => change(box.checked));
  return { box, element: el("label", { for: id }, box, el("span", {}, ...nameWithKey(name))) };
}

export class People {
  #counts = el("p", { class: "class-count" });
  #rest = el("p", { class: "hint if-any" });
  #work = el("p", { class: "class-count if-any", role: "status" });
  #hands = el("p", { class: "class-hands if-any", role: "status" });
  #state;
  #lowers;
  #held;
  #lock;
  #remote = el("p", { class: "hint if-any", role: "status" });
  #make;
  #unmake;

  /** @param {() => State} state @param {SendRequest} request */
  constructor(state, request) {
    this.#state = state;
    this.#lowers = createButton(WORDS.lower, () => request("lower"));
    this.element = el(
      "section",
      { class: "class-people-list", "aria-label": WORDS.title },
      ...[this.#counts, this.#work],
      el("div", { class: "row" }, this.#hands, this.#lowers),
    );
    this.#held = createSwitch("class-held", WORDS.held, (on) => request("mode", { mode: on ? "held" : "free" }));
    this.#lock = createSwitch("class-lock", WORDS.lock, (locked) => request("lock", { locked }));
    const number = createNumberField(state);
    this.#make = createButton(REMOTE.make, () =>
      number.submit((seat) => request("appoint", { number: seat }, REMOTE.made({ number: seat }))),
    );
    this.#unmake = createButton(REMOTE.end, () => request("appoint", { number: 0 }, REMOTE.ended));
    const drop = createButton(WORDS.drop, () =>
      number.submit((seat) => request("drop", { number: seat }, WORDS.dropped({ number: seat }))),
    );
    /** The part behind More. */
    this.more = el(
      "section",
      {},
      ...[this.#rest, el("div", { class: "settings" }, this.#held.element, this.#lock.element)],
      ...[el("h3", {}, REMOTE.title), el("p", { class: "hint" }, REMOTE.intro)],
      el("div", { class: "row" }, ...number.elements, this.#make, drop),
      ...[number.refused, el("div", { class: "row" }, this.#remote, this.#unmake)],
    );
  }

  /** @param {Room} room @param {Places | null} places */
  render({ here, mode, locked, remote }, places) {
    write(this.#counts, words.people(here, places?.follow ?? null));
    write(this.#work, words.work(places?.work ?? [], here));
    write(this.#rest, places ? WORDS.rest({ free: places.free, away: places.away }) : "");
    write(this.#hands, words.hands(places?.hands ?? []));
    this.#lowers.hidden = !places?.hands.length;
    this.#held.box.checked = mode === "held";
    this.#lock.box.checked = locked;
    const isThis = remote > 0 && remote === this.#state().class.number;
    write(this.#remote, isThis ? REMOTE.me : remote ? REMOTE.is({ number: remote }) : "");
    this.#make.hidden = remote > 0;
    this.#unmake.hidden = remote === 0;
  }
}

// A field for a seat number, which the seat's device shows.

/** @param {() => State} state */
function createNumberField(state) {
  const id = "class-number";
  const field = /** @type {HTMLInputElement} */ (
    el("input", {
      ...{ type: "text", id, inputmode: "numeric", autocomplete: "off", maxlength: 6, size: 2 },
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

/** Create the sentence about newcomers with its one button: a network with too many seats, or seats turned away. @param {SendRequest} request */
export function createDoors(request) {
  const text = el("p", { role: "alert" });
  let decide = () => {};
  const button = createButton("", () => decide());
  const element = el("div", { class: "card class-doors", hidden: "" }, text, button);
  document.body.append(element);

  return {
    /** @param {Pick<Places, "flood" | "refused"> | null} places */
    render(places) {
      const { flood = null, refused = 0 } = places ?? {};
      element.hidden = !flood && !refused;
      if (flood) {
        const [group, seats, seconds] = flood;
        write(text, DOORS.flood({ seats, seconds }));
        write(button, DOORS.bar);
        decide = () => request("bar", { group }, DOORS.barred);
      } else if (refused) {
        write(text, DOORS.refused({ count: refused }));
        write(button, DOORS.admit);
        decide = () => request("admit", {}, DOORS.admitted);
      }
    },
    remove: () => element.remove(),
  };
}
