// What only a viewer's act needs: it comes at the first sign of one, so that the first picture need not wait for it.

import { createCount } from "./intents/counting.js";
import { find } from "./page/dom.js";
import { factAt } from "./model/facts.js";
import { partsOf } from "./model/parts.js";
export { createSeeking } from "./intents/seeking.js";
import { sheet } from "./page/sheets.js";
import { createAlgorithms } from "./views/algorithms.js";
import { createCounting } from "./views/counting.js";
import { createDrawer } from "./views/drawer.js";
import { createExplained } from "./views/board/explained.js";
import { createHeat } from "./views/board/heat.js";
import { createMotion } from "./views/board/motion.js";
import { createPreset } from "./views/timeline/preset.js";
import { createPresent } from "./views/present.js";
import { createShare } from "./views/share.js";
import { createStretch } from "./views/timeline/range.js";
import { createTour } from "./views/tour.js";
import { createVoice } from "./views/voice.js";
import { wordsOf } from "./words/words.js";

const { partly } = await wordsOf("acting");

const SHEETS = ["algorithms", "counting", "drawer", "explained", "fast", "print", "stretch"];

/**
 * @param {object} parts
 * @param {import("./intents/actions.js").Actions} parts.actions
 * @param {import("./types.js").Source} parts.source
 * @param {import("./film/store.js").Store} parts.store
 * @param {import("./types.js").Algorithm[]} parts.catalogue
 * @param {() => number} parts.here  the step that is seen or wanted
 * @param {(state: import("./types.js").State) => import("./types.js").Look} parts.look
 * @param {import("./types.js").Late} parts.late  what the first views have been waiting for
 * @returns {Promise<((look: import("./types.js").Look, now: number) => void)[]>}  painters
 */
export async function createExtras({ actions, source, store, catalogue, here, look, late }) {
  await Promise.all(SHEETS.map(sheet));
  for (const id of ["explained", "causes", "heat"]) find(`#${id}`).removeAttribute("hidden"); // now that they have their looks
  late.factOf = factAt;
  late.partsOf = partsOf;
  late.partly = partly;
  late.heat = createHeat(/** @type {HTMLCanvasElement} */ (find("#heat")));
  const state = store.get;
  createShare(actions, state, here);
  return [
    createAlgorithms(actions, catalogue),
    createPresent(actions, state),
    createVoice(),
    createStretch(actions, state),
    createPreset(actions),
    createCounting(createCount({ store, source })),
    createDrawer({ actions, source, state }),
    createTour(actions, state),
    createExplained(actions, state, look(state())),
    createMotion(),
  ];
}
