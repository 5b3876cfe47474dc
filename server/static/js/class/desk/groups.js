// Seats from one network address, for the host: how many, and a button that removes them. The page gets numbers in
// place of addresses.

import { createButton, el, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { Places, Room } from "../room.js" */
/** @import { SendRequest } from "./message.js" */

const words = await wordsOf("desk");

const { GROUPS: WORDS } = words;

/** Return the groups of seats smaller than the class, and `of`, the number of pupils. @param {Pick<Places, "groups" | "follow" | "free" | "away">} places */
export function groupsAmongOthers({ groups, follow, free, away }) {
  const of = follow + free + away;
  return { of, groups: groups.filter(([, count]) => count < of) };
}

const NOBODY = { follow: 0, free: 0, away: 0, groups: [], barred: 0 };

export class Groups {
  #request;
  #list = el("div", { class: "stack if-any class-groups", role: "status" });
  #hint = el("p", { class: "hint", hidden: "" }, WORDS.school);
  #kept = el("p", {});
  #letIn = createButton(WORDS.letIn, () => this.#request("bar", { group: 0 }, WORDS.isIn));
  #out = el("div", { class: "row box class-barred", hidden: "" }, this.#kept, this.#letIn);
  #box = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", id: "class-shares" }));
  /** @type {Map<number, {text: HTMLElement, drop: HTMLElement, element: HTMLElement}>} */
  #rows = new Map(); // a row stays with its group, so that a click cannot hit another group's

  /** @param {SendRequest} request */
  constructor(request) {
    this.#request = request;
    this.#box.addEventListener("change", () => request("shares", { shares: this.#box.checked }));
    this.elements = [this.#list, this.#hint, this.#out];
    this.shares = el("div", { class: "settings" }, el("label", { for: "class-shares" }, this.#box, WORDS.shares));
  }

  /** @param {number} group */
  #createRow(group) {
    const text = el("p", {});
    const drop = createButton("", () => this.#request("bar", { group }, WORDS.dropped));
    const element = el("div", { class: "row box" }, text, drop);
    this.#list.append(element);
    return { text, drop, element };
  }

  /** Show how many addresses are barred. @param {number} count */
  #renderBarred(count) {
    if (count === 0 && this.#out.contains(document.activeElement)) this.#box.focus();
    this.#out.hidden = count === 0;
    write(this.#kept, WORDS.barred({ count }));
  }

  /** Remove the rows of groups that are no longer reported. @param {Set<number>} shown */
  #removeOthers(shown) {
    for (const [group, { element }] of this.#rows) {
      if (shown.has(group)) continue;
      if (element.contains(document.activeElement)) (this.#out.hidden ? this.#box : this.#letIn).focus();
      element.remove();
      this.#rows.delete(group);
    }
  }

  /** @param {Room} room @param {Pick<Places, keyof typeof NOBODY> | null} places */
  render(room, places) {
    const { barred, ...seats } = places ?? NOBODY;
    const { groups, of } = groupsAmongOthers(seats);
    this.#renderBarred(barred);
    this.#removeOthers(new Set(groups.map(([group]) => group)));
    this.#hint.hidden = groups.length === 0;
    for (const [group, count] of groups) {
      const row = this.#rows.get(group) ?? this.#createRow(group);
      this.#rows.set(group, row);
      write(row.text, WORDS.many({ count, of }));
      write(row.drop, WORDS.drop({ count }));
    }
    this.#box.checked = room.shares;
  }
}
