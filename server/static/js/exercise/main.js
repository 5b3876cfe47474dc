// The page of the exercises: two parts of the path, Rays and Digits. Other addresses lead on to their successors.

import { find, write } from "../page/dom.js";
import { calmOf } from "../page/extras.js";
import { OF_TAB, readText } from "../page/storage.js";
import { start } from "../page/loading.js";
import { createSmallPage } from "../page/page.js";
import { legAfter, numberOf, PATH } from "../lessons/path.js";
import { noteStop } from "../lessons/seen.js";
import { shiftMasks } from "../model/bits.js";
import { isOffered } from "../suppliers/offers.js";
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

/** Join the class of the address or the tab, with a link back to it. */
async function joinClass() {
  const query = location.search; // it is rewritten soon
  const isNamed = new URLSearchParams(query).has("class") || readText(OF_TAB.place) !== null;
  if (!isOffered("class") || !isNamed) return;
  const { codeOfClass, joinToWork } = await import("../class/progress.js");
  const code = codeOfClass(query);
  if (code) joinToWork(socket, code);
}

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
  joinClass(); // before the address is rewritten
  addEventListener("popstate", show);
  show();
}
