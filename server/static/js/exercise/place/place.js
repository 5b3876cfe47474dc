// Four queens by hand, in four parts: placed by the learner, placed by the search, then the rays with their names, and
// their digits.

import { loadIndex } from "../../lessons/list.js";
import { DEFAULT, format } from "../../address/address.js";
import { el, find } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { oneOf } from "../address.js";
import { createByHand } from "./byhand.js";
import { createDigits } from "./digits.js";
import { createNaming } from "./rays.js";
import { entryBelow, framesOf, QUEENS } from "./game.js";
import { createWatching } from "./watching.js";

/** @import { Step } from "../../types.js" */
/** @import { Parts } from "../address.js" */
/** @import { Context, Frame, Part } from "./game.js" */

const words = await wordsOf("place");

const LESSON = "bits"; // which begins where this ends
const LONGEST = 50; // steps of the whole film

/** @type {Record<Part, (context: Context) => HTMLElement[]>} */
const PARTS = { place: createByHand, watch: createWatching, rays: createNaming, digits: createDigits };
const NAMES = /** @type {Part[]} */ (Object.keys(PARTS));

export const FIELDS = { part: oneOf(NAMES) };

/** @param {Parts} parts @param {Record<string, any>} values */
export async function create({ source, keep, say }, values) {
  const run = /** @type {const} */ ({ algorithm: "bitmask", n: 4, goal: "all" });
  const [steps, lessons] = await Promise.all([source.read(run, 0, LONGEST, 1), loadIndex().catch(() => ({}))]);
  const entry = /** @type {Step} */ (entryBelow(steps, QUEENS));
  const film = { href: `./${format({ ...DEFAULT, run, step: entry.step })}`, text: words.FILM };
  const links = LESSON in lessons ? [film, { href: `./?lesson=${LESSON}`, text: words.LESSON }] : [film];
  const context = { frames: framesOf(steps), entry, links, say, go };
  const doors = NAMES.map((name) => {
    const door = el("button", { type: "button" }, words.DOORS[name]);
    door.addEventListener("click", () => go(name));
    return door;
  });
  const work = el("div", { class: "card place-work" });

  /** @param {Part} part */
  function show(part) {
    NAMES.forEach((name, index) =>
      name === part ? doors[index].setAttribute("aria-current", "step") : doors[index].removeAttribute("aria-current"),
    );
    work.replaceChildren(...PARTS[part](context));
  }

  /** @param {Part} part */
  function go(part) {
    keep({ part });
    show(part);
    const head = find("h2", work);
    head.tabIndex = -1;
    head.focus();
  }
  show(values.part);
  return el(
    "div",
    { class: "place" },
    el("nav", { class: "place-doors", "aria-label": words.DOORS_LABEL }, ...doors),
    work,
  );
}
