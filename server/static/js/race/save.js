// Saves a race as one file that plays anywhere.

import { save } from "../page/dom.js";
import { makeFilm } from "../wire/filmfile.js";
import { wordsOf } from "../words/words.js";

/** @import { Race } from "./address.js" */

const words = await wordsOf("race");

/**
 * @param {HTMLElement | null} button  null if races cannot be saved here
 * @param {() => Race} get
 * @param {(notice: string) => void} showNotice
 */
export function createSaving(button, get, showNotice) {
  let making = false;

  async function saveFilm() {
    const { lanes, n, way, duration } = get();
    const name = `bitqueens-race-${lanes.join("-")}-${n}.html`;
    const runs = [...new Set(lanes)].map((algorithm) => ({ algorithm, n, goal: /** @type {const} */ ("all") }));
    const begins = { lanes, n, way: way === "time" ? /** @type {const} */ ("checks") : way, duration };
    const title = words.filmTitle({ n, lanes: lanes.join(", ") });
    save(await makeFilm({ page: "race", title, stretches: runs.map((run) => ({ run })), begins }), name);
    return words.taken({ name });
  }

  button?.addEventListener("click", async () => {
    if (making) return;
    making = true;
    showNotice(words.TAKING);
    showNotice(await saveFilm().catch(({ message }) => message));
    making = false;
  });
}
