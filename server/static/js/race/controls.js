// The lanes and controls of the race. They show the state and report input to the actions.

import { algorithmOf } from "../algorithms/algorithms.js";
import { find, input, mark, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { createLane } from "./lane.js";
import { LANES } from "./address.js";
import { inOrder } from "./rules.js";

/** @import { Algorithm } from "../types.js" */
/** @import { Race } from "./address.js" */
/** @import { State } from "./field.js" */

const words = await wordsOf("race");

/**
 * @param {Algorithm[]} catalogue @param {(algorithm: string) => number} largest  n
 * @param {{go: (change: Partial<Race>) => void, play: () => void, measure: () => void, add: () => void}} actions
 */
export function createControls(catalogue, largest, actions) {
  const row = find("#lanes");
  const seek = input("#race-seek");
  const size = input("#race-n");
  const play = find("#race-play");
  const ways = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[name=way]"));
  const byTime = input("[name=way][value=time]");
  /** @type {Race} */
  let race;
  /** @type {ReturnType<typeof createLane>[]} */
  let lanes = [];

  play.addEventListener("click", actions.play);
  find("#race-start").addEventListener("click", () => actions.go({ share: 0 }));
  find("#race-add").addEventListener("click", actions.add);
  find("#race-measure").addEventListener("click", actions.measure);
  seek.addEventListener("input", () => actions.go({ share: seek.valueAsNumber / Number(seek.max) }));
  size.addEventListener("input", () => actions.go({ n: size.valueAsNumber, share: 0 }));
  find("#race-seconds").addEventListener("change", (event) =>
    actions.go({ duration: Number(/** @type {HTMLSelectElement} */ (event.target).value) }),
  );
  for (const way of ways) {
    way.addEventListener("change", () => actions.go({ way: /** @type {Race["way"]} */ (way.value), share: 0 }));
  }

  /** @param {number} count */
  function fit(count) {
    if (lanes.length === count) return;
    lanes = [...Array(count).keys()].map((index) =>
      createLane(index + 1, catalogue, {
        choose: (algorithm) =>
          actions.go({ lanes: race.lanes.map((one, at) => (at === index ? algorithm : one)), share: 0 }),
        remove: () => actions.go({ lanes: race.lanes.filter((_, at) => at !== index), share: 0 }),
      }),
    );
    row.style.setProperty("--lanes", String(count));
    row.replaceChildren(...lanes.map(({ element }) => element));
  }

  /** @param {State} state */
  function paintLanes({ running }) {
    fit(race.lanes.length);
    lanes.forEach((lane, index) => {
      const its = running?.lanes[index];
      lane.render({
        algorithm: algorithmOf(catalogue, race.lanes[index]),
        n: race.n,
        step: running?.shown[index] ?? null,
        share: its && running ? running.values[index] / Math.max(1, its.total) : 0,
        rank: running?.ranks[index] ?? null,
        way: race.way,
        finish: its?.finish ?? null,
        solution: running?.solutions[index] ?? null,
        removable: race.lanes.length > LANES.least,
      });
    });
  }

  /** @param {State["timed"]} timed */
  function paintWays(timed) {
    for (const way of ways) way.checked = way.value === race.way;
    byTime.disabled = !timed && race.way !== "time";
    find("label:has([value=time])").title = timed === false ? words.UNMEASURED : words.PAGE.time_what;
  }

  /** @param {State} state */
  return function render(state) {
    ({ race } = state);
    const { running, playing, trouble, notice, measuring, timed } = state;
    paintLanes(state);
    const most = Math.min(...race.lanes.map(largest));
    size.max = String(most);
    size.value = String(race.n);
    size.title = words.upTo({ largest: most });
    write(find("#race-size"), words.size({ n: race.n }));
    seek.value = String(Math.round(race.share * Number(seek.max)));
    seek.style.setProperty("--fill", String(race.share));
    size.style.setProperty("--fill", String((race.n - 1) / Math.max(1, most - 1)));
    const time = race.share * (running?.length ?? 0);
    const position = running ? words.position(race.way, time, running.length) : "";
    seek.setAttribute("aria-valuetext", position);
    write(find("#race-position"), position);
    mark(play, "on", playing);
    play.setAttribute("aria-label", playing ? words.PAUSE : words.PLAY);
    /** @type {HTMLSelectElement} */ (find("#race-seconds")).value = String(race.duration);
    paintWays(timed);
    find("#race-add").hidden = race.lanes.length >= LANES.most;
    find("#race-measure").hidden = timed !== false || measuring !== null;
    write(find("#race-notice"), notice);
    write(find("#race-trouble"), measuring ? words.measuring({ done: measuring.done, of: measuring.of }) : trouble);
    const named = running?.lanes.map(({ finish }, index) => ({
      finish,
      title: algorithmOf(catalogue, race.lanes[index]).title,
    }));
    write(find("#race-result"), named && race.share >= 1 ? words.result(race.way, inOrder(named)) : "");
    write(find("#race-basis"), running?.basis ? words.basis(race.n, running.basis) : "");
  };
}
