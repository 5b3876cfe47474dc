// The page of the exercises: two parts of the path, Rays and Digits. Other addresses lead on to their successors.

import { find, write } from "../page/dom.js";
import { standBeside } from "../class/class.js";
import { calmOf } from "../page/extras.js";
import { start } from "../page/loading.js";
import { createSmallPage } from "../page/page.js";
import { legAfter, numberOf, PATH } from "../lessons/path.js";
import { noteStop } from "../lessons/seen.js";
import { shiftMasks } from "../model/bits.js";
import { fill } from "../words/fill.js";
import { wordsOf } from "../words/words.js";
import { format, parse, successorOf } from "./address.js";
import { N, SOLUTIONS, firstOf } from "./board.js";
import { createDigits } from "./digits.js";
import { createFrame } from "./frame.js";
import { createRays } from "./rays.js";

/** @import { Leg } from "../lessons/path.js" */

/** The parts of this page, by their names in the address and on the path. */
const PARTS = { rays: createRays, digits: createDigits };
const FIELDS = { part: Object.keys(PARTS), queens: SOLUTIONS };

const words = await wordsOf("exercise");

const { socket, set, onPaint } = createSmallPage({}, words.BROKEN);

onPaint(({ trouble }) => write(find("#trouble"), trouble));

/** Show the part that the address describes. */
function show() {
  const { values, badFields } = parse(location.search, FIELDS);
  const part = /** @type {keyof typeof PARTS} */ (values.part);
  history.replaceState(null, "", format(values));
  set({ trouble: words.badFields(badFields) });
  const queens = firstOf(values.queens);
  const masks = queens.reduce((above, column) => shiftMasks(above, 2 ** (N - 1 - column), N), { ld: 0, col: 0, rd: 0 });
  const after = /** @type {Leg} */ (legAfter(part));
  const frame = PARTS[part]({
    queens,
    masks,
    done: () => noteStop(part, 0),
    follow() {
      history.pushState(null, "", format({ ...values, part: after.name }));
      show().focus();
    },
    next: {
      href: `${after.href}${calmOf(null) ? "&calm" : ""}`,
      text: words.PATH.next({ leg: words.LEGS[after.name] }),
    },
    createFrame: (content) =>
      createFrame((sentence) => write(find("#voice"), sentence), {
        number: words.PATH.at({ leg: numberOf(part), legs: PATH.length }),
        title: words.TITLES[part],
        ...content,
      }),
  });
  find("#place").replaceChildren(frame.element);
  return frame;
}

start();
const successor = successorOf(location.search);
if (successor) location.replace(successor);
else {
  fill(words.PAGE);
  standBeside(socket); // before the address is rewritten
  addEventListener("popstate", show);
  show();
}
