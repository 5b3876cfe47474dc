// Four queens by hand, in four parts: placed by the learner, placed by the search, then the rays with their names, and
// their digits.

import { loadIndex } from "../../lessons/list.js";
import { DEFAULT, format } from "../../address/address.js";
import { wordsOf } from "../../words/words.js";
import { oneOf } from "../address.js";
import { createFrame } from "../frame.js";
import { createDoors } from "../settings.js";
import { createByHand } from "./byhand.js";
import { createDigits } from "./digits.js";
import { createNaming } from "./rays.js";
import { entryBelow, framesOf, QUEENS } from "./game.js";
import { createWatching } from "./watching.js";

/** @import { Step } from "../../types.js" */
/** @import { Parts } from "../address.js" */
/** @import { ExerciseFrame } from "../frame.js" */
/** @import { Context, Part } from "./game.js" */

const words = await wordsOf("place");

const LESSON = "bits"; // which begins where this ends
const LONGEST = 50; // steps of the whole film

/** @type {Record<Part, (context: Context) => ExerciseFrame>} */
const PARTS = { place: createByHand, watch: createWatching, rays: createNaming, digits: createDigits };
const NAMES = /** @type {Part[]} */ (Object.keys(PARTS));

export const FIELDS = { part: oneOf(NAMES) };

/** @param {Parts} parts @param {Record<string, any>} values */
export async function create(parts, values) {
  const part = /** @type {Part} */ (values.part);
  const run = /** @type {const} */ ({ algorithm: "bitmask", n: 4, goal: "all" });
  const [steps, lessons] = await Promise.all([parts.source.read(run, 0, LONGEST, 1), loadIndex().catch(() => ({}))]);
  const entry = /** @type {Step} */ (entryBelow(steps, QUEENS));
  const first = format({ ...DEFAULT, run: { ...run, goal: "first" } });
  const { placements } = /** @type {Step} */ (steps.find(({ kind }) => kind === "solution"));
  const film = { href: `./${format({ ...DEFAULT, run, step: entry.step })}`, text: words.FILM };
  const links = LESSON in lessons ? [film, { href: `./?lesson=${LESSON}`, text: words.LESSON }] : [film];
  const options = NAMES.map((name) => /** @type {[string, string]} */ ([name, words.DOORS[name]]));
  const top = createDoors(parts, part, { field: "part", name: words.DOORS_LABEL, options });
  return PARTS[part]({
    frames: framesOf(steps),
    entry,
    way: { href: `./${first}`, text: words.WAY, placements },
    links,
    go: (next) => parts.open({ part: next }),
    frame: (content) => createFrame(parts, { name: "place", top, title: words.TITLES[part], ...content }),
  });
}
