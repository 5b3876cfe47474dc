// The lanes and controls of the race. They show the state and report input to the actions.

import { algorithmOf } from "../algorithms/algorithms.js";
import { find, input, mark, write } from "../page/dom.js";
import { isOffered } from "../suppliers/offers.js";
import { wordsOf } from "../words/words.js";
import { createCard } from "./card.js";
import { createLane } from "./lane.js";
import { LANES } from "./address.js";
import { inOrder } from "./rules.js";

/** @import { Algorithm } from "../types.js" */
/** @import { Race } from "./address.js" */
/** @import { State } from "./field.js" */

const words = await wordsOf("race");

/** @typedef {{go: (change: Partial<Race>) => void, play: () => void, measure: () => void, stop: () => void, add: () => void}} RaceActions */

class Controls {
  #catalogue;
  #largest;
  #actions;
  #row = find("#lanes");
  #seek = input("#race-seek");
  #size = input("#race-n");
  #play = find("#race-play");
  #seconds = /** @type {HTMLSelectElement} */ (find("#race-seconds"));
  #ways = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[name=way]"));
  #card;
  /** @type {string[]} */
  #algorithms = [];
  /** @type {ReturnType<typeof createLane>[]} */
  #lanes = [];

  /**
   * @param {Algorithm[]} catalogue
   * @param {(algorithm: string) => number} largest  n
   * @param {RaceActions} actions
   */
  constructor(catalogue, largest, actions) {
    this.#catalogue = catalogue;
    this.#largest = largest;
    this.#actions = actions;
    const seek = this.#seek;
    this.#play.addEventListener("click", actions.play);
    find("#race-add").addEventListener("click", actions.add);
    this.#card = createCard(catalogue, actions);
    seek.addEventListener("input", () => actions.go({ share: seek.valueAsNumber / Number(seek.max) }));
    this.#size.addEventListener("input", () => actions.go({ n: this.#size.valueAsNumber, share: 0 }));
    this.#seconds.addEventListener("change", () => actions.go({ duration: Number(this.#seconds.value) }));
    for (const way of this.#ways) {
      way.addEventListener("change", () => actions.go({ way: /** @type {Race["way"]} */ (way.value), share: 0 }));
    }
  }

  /** Create or remove lanes until there are as many as in the race. @param {number} count */
  #fit(count) {
    if (this.#lanes.length === count) return;
    this.#lanes = [...Array(count).keys()].map((index) =>
      createLane(index + 1, this.#catalogue, {
        choose: (algorithm) => this.#goOn(this.#algorithms.map((one, at) => (at === index ? algorithm : one))),
        remove: () => this.#goOn(this.#algorithms.filter((_, at) => at !== index)),
      }),
    );
    this.#row.style.setProperty("--lanes", String(count));
    this.#row.replaceChildren(...this.#lanes.map(({ element }) => element));
  }

  /** Start another race with these lanes. @param {string[]} lanes */
  #goOn(lanes) {
    this.#actions.go({ lanes, share: 0 });
  }

  /** @param {State} state */
  #renderLanes({ race, running, playing }) {
    this.#algorithms = race.lanes;
    this.#fit(race.lanes.length);
    const longest = Math.max(...(running?.lanes.map(({ total }) => words.whole(total).length) ?? [6]));
    this.#row.style.setProperty("--digits", String(2 * longest + 8)); // of the three counters of a lane
    const moving = (playing && running?.moving) || [];
    this.#lanes.forEach((lane, index) => {
      const result = running?.lanes[index];
      lane.render({
        algorithm: algorithmOf(this.#catalogue, race.lanes[index]),
        n: race.n,
        step: running?.shown[index] ?? null,
        moving: moving[index],
        share: result && running ? running.values[index] / Math.max(1, result.total) : 0,
        rank: running?.ranks[index] ?? null,
        way: race.way,
        finish: result?.finish ?? null,
        board: result?.board ?? race.n,
        solution: running?.solutions[index] ?? null,
        removable: race.lanes.length > LANES.least,
      });
    });
  }

  /** @param {Race} race */
  #renderSize(race) {
    const size = this.#size;
    const most = Math.min(...race.lanes.map(this.#largest));
    size.max = String(most);
    size.value = String(race.n);
    size.title = words.upTo({ largest: most });
    size.style.setProperty("--fill", String((race.n - 1) / Math.max(1, most - 1)));
    write(find("#race-size"), words.size({ n: race.n }));
  }

  /** @param {State} state */
  #renderPosition({ race, running, playing }) {
    const seek = this.#seek;
    seek.value = String(Math.round(race.share * Number(seek.max)));
    seek.style.setProperty("--fill", String(race.share));
    const time = race.share * (running?.length ?? 0);
    const position = running ? words.position(race.way, time, running.length) : "";
    seek.setAttribute("aria-valuetext", position);
    write(find("#race-position"), position);
    mark(this.#play, "on", playing);
    this.#play.setAttribute("aria-label", playing ? words.PAUSE : words.PLAY);
  }

  /** Show the news of the race. @param {State} state */
  #renderNews({ race, running, notice, waiting, timed, trouble }) {
    write(find("#race-notice"), notice);
    write(find("#race-trouble"), trouble);
    const named = running?.lanes.map(({ finish }, index) => ({
      finish,
      title: algorithmOf(this.#catalogue, race.lanes[index]).title,
    }));
    const result = named && race.share >= 1 ? words.result(race.way, inOrder(named)) : "";
    write(find("#race-result"), waiting && !timed.measuring ? words.UNTIMED : result);
  }

  /** @param {State} state */
  render(state) {
    const { race, timed } = state;
    this.#renderLanes(state);
    this.#renderSize(race);
    this.#renderPosition(state);
    this.#seconds.value = String(race.duration);
    for (const way of this.#ways) way.checked = way.value === race.way;
    find("#race-add").hidden = !isOffered("runs") || race.lanes.length >= LANES.most;
    this.#card(timed, race.n, race.way === "time");
    this.#renderNews(state);
  }
}

/**
 * @param {Algorithm[]} catalogue
 * @param {(algorithm: string) => number} largest  n
 * @param {RaceActions} actions
 * @returns {(state: State) => void}
 */
export function createControls(catalogue, largest, actions) {
  const controls = new Controls(catalogue, largest, actions);
  return (state) => controls.render(state);
}
