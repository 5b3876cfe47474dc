// Four queens by hand: the learner places them; then the same board with its rays, and with their digits, which leads
// to the film. Another part shows the way of the search.

import { loadIndex } from "../../lessons/list.js";
import { DEFAULT, format } from "../../address/address.js";
import { calmOf } from "../../page/extras.js";
import { createButton, el } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { format as formatExercise } from "../address.js";
import { createFrame } from "../frame.js";
import { createByHand } from "./byhand.js";
import { createDigits } from "./digits.js";
import { createNaming } from "./rays.js";
import { SOLUTIONS, entryBelow, firstOf, picturesOf } from "./game.js";
import { createWatching } from "./watching.js";

/** @import { Step } from "../../types.js" */
/** @import { Parts } from "../address.js" */
/** @import { ExerciseFrame } from "../frame.js" */
/** @import { Context, Part } from "./game.js" */

const words = await wordsOf("place");

const LESSON = "bits"; // the lesson that continues from here
const LONGEST = 50; // steps of the whole film

/** @type {Record<Part, (context: Context) => ExerciseFrame>} */
const PARTS = { place: createByHand, rays: createNaming, digits: createDigits, watch: createWatching };
const NAMES = /** @type {Part[]} */ (Object.keys(PARTS));

export const FIELDS = { part: NAMES, queens: SOLUTIONS };

/** @param {Parts} parts @param {Record<string, string>} values */
export async function create(parts, values) {
  const part = /** @type {Part} */ (values.part);
  const run = /** @type {const} */ ({ algorithm: "bitmask", n: 4, goal: "all" });
  const [steps, lessons] = await Promise.all([parts.source.read(run, 0, LONGEST, 1), loadIndex().catch(() => ({}))]);
  const queens = firstOf(values.queens);
  const entry = /** @type {Step} */ (entryBelow(steps, queens));
  const { placements } = /** @type {Step} */ (steps.find(({ kind }) => kind === "solution"));
  const calm = calmOf(null) !== null;
  const film = { href: `./${format({ ...DEFAULT, run, calm })}`, text: words.FILM };
  const way = { href: `./${format({ ...DEFAULT, run: { ...run, goal: "first" }, calm })}`, text: words.WAY_IN_FILM };
  const lesson = { href: `./?lesson=${LESSON}${calm ? "&calm" : ""}`, text: words.LESSON };
  const top = createDoors(parts, part);
  return PARTS[part]({
    pictures: picturesOf(steps),
    queens,
    entry,
    placements,
    way,
    wayAfter: (own) => ({ href: formatExercise("place", { part: "watch", queens: own.join("") }), text: words.WAY }),
    links: LESSON in lessons ? [film, lesson] : [film],
    report: (done) => parts.report("place", done),
    go: (next, own) => parts.open({ part: next, ...(own && { queens: own.join("") }) }),
    createFrame: (content) => createFrame(parts, { top, title: words.TITLES[part], ...content }),
  });
}

/** Create the links to the parts, in order. @param {Parts} parts @param {Part} shown */
const createDoors = ({ open }, shown) =>
  el(
    "nav",
    { class: "frame-doors", "aria-label": words.DOORS_LABEL },
    ...NAMES.map((name) => {
      const door = createButton(words.DOORS[name], () => open({ part: name }), "");
      if (name === shown) door.setAttribute("aria-current", "page");
      return door;
    }),
  );
