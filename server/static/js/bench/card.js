// A card: the rule, rows of bits to click, questions, five exercises, and a link to a step of the film.

import { el, withCode } from "../page/dom.js";
import { addressOfPage } from "../suppliers/offers.js";
import { wordsOf } from "../words/words.js";
import { createBench } from "./bench.js";
import { RACE, STEPS } from "./examples.js";
import { createTries } from "./tries.js";

/** @import { OpenCard } from "../model/cards.js" */
/** @import { DrawerParts, State } from "../types.js" */

const words = await wordsOf("bench");

/** @param {OpenCard} open @param {DrawerParts} parts */
export function createCard({ name, place }, parts) {
  const { title, rule, whys } = words.CARD[name];
  const head = el("h3", { tabindex: -1 }, ...withCode(title));
  const element = el(
    "div",
    { class: "card-of-bits stack", "data-card-name": name },
    head,
    el("p", { class: "rule" }, ...withCode(rule)),
  );
  const questions = whys.map(([question, answer]) =>
    el("section", { class: "why" }, el("h4", {}, ...withCode(question)), el("p", {}, ...withCode(answer))),
  );
  if (name === "check") {
    element.append(
      ...questions,
      el("p", { class: "film links" }, el("a", { href: addressOfPage("race", RACE) }, words.RACE)),
    );
    return { element, head, render: () => {} };
  }
  const bench = createBench(name, place, parts);
  element.append(bench.element, ...questions, createTries(name).element, linkToFilm(name, parts));
  return { element, head, render: (/** @type {State} */ state) => bench.render(state) };
}

/** @param {keyof typeof STEPS} name @param {DrawerParts} parts */
function linkToFilm(name, { actions }) {
  const { algorithm, n, step } = STEPS[name];
  const panel = name === "minus" || name === "lowest" ? "now" : "code";
  const link = el("a", { href: `?algorithm=${algorithm}&n=${n}&step=${step}&panel=${panel}` }, words.FILM);
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    actions.recordNavigation();
    actions.visit({
      run: { algorithm, n, goal: "all" },
      step,
      panel,
      ...(["tall", "small"].includes(document.documentElement.dataset.layout ?? "")
        ? { drawer: null }
        : { drawer: "bits", card: { name, place: 0 } }),
    });
  });
  return el("section", { class: "film links" }, el("h3", {}, words.WHERE), link);
}
