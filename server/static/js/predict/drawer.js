// What Predict asks: whether, how often, and which kinds; and which of them went well on this device.

import { kindsOf } from "../questions/kinds.js";
import { OFTEN } from "./order.js";
import { changePractice, readPractice } from "./practice.js";
import { el, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { DrawerContent, DrawerParts, State } from "../types.js" */

const learn = await wordsOf("learn");

const { PREDICT: WORDS } = learn;

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create({ actions, state }) {
  const on = checkbox("predict-on", WORDS.on);
  on.box.addEventListener("change", () => actions.setPredict(on.box.checked ? { seed: null } : null));
  const by = el("p", { class: "hint" }); // what the address decides
  const often = OFTEN.map((one) => ({ one, ...radio(`predict-${one}`, WORDS.OFTEN[one]) }));
  for (const { one, box } of often) box.addEventListener("change", () => change({ often: one }));
  const kinds = el("fieldset", {}, el("legend", {}, WORDS.kinds));
  const choices = el("fieldset", {}, el("legend", {}, WORDS.often), ...often.map(({ label }) => label));
  const element = el(
    "form",
    { class: "settings" },
    el("p", {}, WORDS.intro),
    el("fieldset", {}, on.label, by),
    choices,
    kinds,
  );
  element.addEventListener("submit", (event) => event.preventDefault());
  /** @type {{kind: string, box: HTMLInputElement, done: HTMLElement}[]} */
  let rows = [];
  let algorithm = "";

  /** @param {Parameters<typeof changePractice>[0]} its */
  function change(its) {
    changePractice(its);
    actions.repaint();
  }

  function fill() {
    algorithm = state().film.run.algorithm;
    rows = kindsOf(algorithm).map((kind) => {
      const { box, label } = checkbox(
        `predict-kind-${kind}`,
        WORDS.KINDS[/** @type {keyof typeof WORDS.KINDS} */ (kind)],
      );
      const done = el("span", { class: "done", title: WORDS.rightTitle });
      label.append(done);
      kinds.append(label);
      box.addEventListener("change", () =>
        change({ off: box.checked ? readPractice().off.filter((one) => one !== kind) : [...readPractice().off, kind] }),
      );
      return { kind, box, done };
    });
    kinds.replaceChildren(
      el("legend", {}, WORDS.kinds),
      ...rows.map(({ box }) => /** @type {HTMLElement} */ (box.parentElement)),
    );
  }

  /** @param {State} now */
  function render({ learn: { predict }, film: { run } }) {
    if (run.algorithm !== algorithm) fill();
    const practice = readPractice();
    on.box.checked = predict !== null;
    const { seed = null, about = null } = predict ?? {};
    by.hidden = seed === null && about === null;
    if (seed !== null) write(by, WORDS.seeded({ seed: String(seed) }));
    if (about !== null) write(by, WORDS.only({ kind: WORDS.KINDS[/** @type {keyof typeof WORDS.KINDS} */ (about)] }));
    for (const { one, box } of often) box.checked = practice.often === one;
    for (const { kind, box, done } of rows) {
      box.checked = !practice.off.includes(kind);
      const counted = practice.done[kind];
      write(done, counted ? WORDS.right({ right: counted[0], asked: counted[1] }) : "");
    }
  }
  render(state());
  return { element, render };
}

/** @param {string} id @param {string} name @param {Record<string, string>} [attributes] */
function checkbox(id, name, attributes = { type: "checkbox" }) {
  const box = /** @type {HTMLInputElement} */ (el("input", { id, ...attributes }));
  return { box, label: el("label", { for: id }, box, name) };
}

/** @param {string} id @param {string} name */
const radio = (id, name) => checkbox(id, name, { type: "radio", name: "predict-often" });
