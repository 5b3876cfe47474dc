// The controls of a film: deduction, search or both, play and steps, speed and position.

import { createButton, el, find, mark, svg, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { formatPuzzle } from "../model/puzzle.js";
import { WAYS } from "./film.js";

/** @import { State } from "./state.js" */
/** @import { Way, Watch } from "./film.js" */

const words = await wordsOf("puzzle");

const FASTEST = 3; // a power of ten
const SCALE = 100; // positions of the slider for each

/** @param {string} className @param {string} d */
const drawIcon = (className, d) =>
  svg("svg", { class: className, viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d }));

/** @param {string} name @param {string} d @param {() => void} press */
function createIconButton(name, d, press) {
  const button = createButton("", press, "icon");
  button.setAttribute("aria-label", name);
  button.append(drawIcon("", d));
  return button;
}

/** @param {string} name @param {number} max */
const createSlider = (name, max) =>
  /** @type {HTMLInputElement} */ (el("input", { type: "range", min: 0, max, "aria-label": name }));

/** @param {string} name  of the group @param {readonly string[]} values @param {(value: string) => string} nameOf @param {(value: string) => void} choose */
export function createSegments(name, values, nameOf, choose) {
  const inputs = values.map((value) =>
    Object.assign(/** @type {HTMLInputElement} */ (el("input", { type: "radio", name, value })), {
      onchange: () => choose(value),
    }),
  );
  const labels = inputs.map((input) => el("label", {}, input, el("span", {}, nameOf(input.value))));
  return {
    labels,
    show: (/** @type {string} */ value) => inputs.forEach((one) => (one.checked = one.value === value)),
  };
}

/** @param {{choose: (way: Way) => void, change: (change: Partial<Watch>) => void, address: (query: string) => string}} actions @returns {(state: State) => void} */
export function createWatching({ choose, change, address }) {
  /** @type {Watch | null} */
  let now = null;
  const ways = createSegments(
    "puzzle-watch",
    WAYS,
    (way) => words.WATCH[/** @type {Way} */ (way)],
    (way) => choose(/** @type {Way} */ (way)),
  );
  const go = (/** @type {number} */ by) =>
    now && change({ at: Math.min(now.length - 1, Math.max(0, Math.floor(now.at) + by)), playing: false });
  const play = createButton(
    "",
    () =>
      now && change(now.playing ? { playing: false } : { playing: true, at: now.at >= now.length - 1 ? 0 : now.at }),
    "play primary",
  );
  play.append(drawIcon("start", "M7 4v16l13-8z"), drawIcon("stop", "M6 4h4v16H6zM14 4h4v16h-4z"));
  const back = createIconButton(words.WATCH.back, "M6 5h3v14H6zM20 5v14l-10-7z", () => go(-1));
  const on = createIconButton(words.WATCH.on, "M15 5h3v14h-3zM4 5v14l10-7z", () => go(1));
  const position = createSlider(words.WATCH.position, 1);
  position.addEventListener("input", () => change({ at: position.valueAsNumber, playing: false }));
  const speed = createSlider(words.WATCH.speed, FASTEST * SCALE);
  speed.addEventListener("input", () =>
    change({ speed: Math.max(1, Math.round(10 ** (speed.valueAsNumber / SCALE))) }),
  );
  const [place, rate] = [el("span", { class: "hint" }), el("span", { class: "hint" })];
  const link = el("a", {}, words.WATCH.open);
  find("#puzzle-watch").append(
    el("div", { class: "segments" }, ...ways.labels),
    el("div", { class: "row course" }, back, play, on, position),
    el("div", { class: "row" }, place, el("label", { class: "row puzzle-speed" }, speed, rate)),
    link,
  );

  return function paint({ watch, game }) {
    now = watch;
    find("#puzzle-watch").hidden = !watch;
    if (!watch) return;
    const { way, at, playing, length } = watch;
    ways.show(way);
    mark(play.parentElement ?? play, "on", playing);
    play.setAttribute("aria-label", playing ? words.WATCH.pause : words.WATCH.play);
    position.max = String(Math.max(1, length - 1));
    position.value = String(Math.floor(at));
    position.style.setProperty("--fill", String(at / Math.max(1, length - 1)));
    const text = words.position(Math.floor(at), length);
    position.setAttribute("aria-valuetext", text);
    write(place, text);
    speed.value = String(Math.log10(watch.speed) * SCALE);
    speed.style.setProperty("--fill", String(Math.log10(watch.speed) / FASTEST));
    const said = words.WATCH.a_second({ speed: watch.speed });
    speed.setAttribute("aria-valuetext", said);
    write(rate, said);
    link.hidden = way === "deduce";
    link.setAttribute("href", address(`?algorithm=puzzle&board=${formatPuzzle(game.puzzle).replaceAll("#", "%23")}`));
  };
}
