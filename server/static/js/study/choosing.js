// The forms of the study: one item at a time, or all statements at once. A form reports missing answers itself, in the
// page's language, and focuses them.

import { createButton, el } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { drawChoice, drawGiven, drawPrompt } from "./drawing.js";
import { CHOICES, LETTERS } from "./items.js";
import { STEPS } from "./scale.js";

/** @import { Item } from "./items.js" */
/** @import { Answers } from "./saved.js" */

const words = await wordsOf("study");

/**
 * @typedef {object} Screen
 * @property {HTMLElement} element
 * @property {() => void} focus  focuses the new part
 */

/**
 * Create an item. `progress`: text such as "3 of 10"; `back`: null at the first item.
 * @param {Item} item
 * @param {number | null} answer
 * @param {{progress: string, choose: (answer: number) => void, next: () => void, back: (() => void) | null}} acts
 * @returns {Screen}
 */
export function createItem(item, answer, { progress, choose, next, back }) {
  const heading = el("h2", { tabindex: -1 }, progress);
  const trouble = el("p", { class: "trouble", role: "alert" });
  const radios = Array.from({ length: CHOICES + 1 }, (_, index) => createRadio("answer", index, index === answer));
  const choices = radios.map((radio, index) =>
    el("label", { class: "box" }, radio, el("b", {}, LETTERS[index]), drawChoice(item, index)),
  );
  const form = createForm(
    () => {
      const chosen = radios.find(({ checked }) => checked);
      if (chosen) next();
      else {
        trouble.textContent = words.TAKING.choose;
        radios[0].focus();
      }
    },
    heading,
    el("p", { class: "prompt", id: "prompt" }, ...drawPrompt(item)),
    ...drawGiven(item),
    el("fieldset", { class: "choices stack", "aria-labelledby": "prompt" }, ...choices),
    trouble,
    el(
      "p",
      { class: "row" },
      ...(back ? [createButton(words.TAKING.back, back)] : []),
      el("button", { type: "submit", class: "text primary" }, words.TAKING.next),
    ),
  );
  form.addEventListener("change", () => {
    trouble.textContent = "";
    choose(radios.findIndex(({ checked }) => checked));
  });
  return { element: form, focus: () => heading.focus() };
}

/**
 * Create the statements of the scale.
 * @param {Answers} answers
 * @param {{choose: (statement: number, step: number) => void, submit: () => void}} acts
 * @returns {Screen}
 */
export function createScale(answers, { choose, submit }) {
  const { intro, STATEMENTS, go } = words.SCALE;
  const heading = el("h2", { tabindex: -1 }, words.PARTS.scale);
  const trouble = el("p", { class: "trouble", role: "alert" });
  const groups = STATEMENTS.map((statement, at) => {
    const radios = STEPS.map((step) => createRadio(`statement${at}`, step, step === answers[at]));
    radios.forEach((radio, index) => radio.addEventListener("change", () => choose(at, STEPS[index])));
    return { radios, element: drawStatement(`${at + 1}. ${statement}`, radios) };
  });
  const form = createForm(
    () => {
      const open = groups.flatMap(({ radios }, at) => (radios.some(({ checked }) => checked) ? [] : [at]));
      if (!open.length) return submit();
      trouble.textContent = words.missing(open.map((at) => at + 1));
      groups[open[0]].radios[0].focus();
    },
    heading,
    el("p", {}, intro),
    el("ol", { class: "statements" }, ...groups.map(({ element }) => el("li", {}, element))),
    trouble,
    el("p", { class: "row" }, el("button", { type: "submit", class: "text primary" }, go)),
  );
  form.addEventListener("change", () => (trouble.textContent = ""));
  return { element: form, focus: () => heading.focus() };
}

/** @param {string} statement @param {HTMLInputElement[]} radios */
function drawStatement(statement, radios) {
  const { least, most, STEPS: NAMES } = words.SCALE;
  radios.forEach((radio, index) => radio.setAttribute("aria-label", NAMES[index]));
  return el(
    "fieldset",
    { class: "steps radios" },
    el("legend", {}, statement),
    el("em", { class: "hint", "aria-hidden": "true" }, least),
    ...radios.map((radio) => el("label", {}, radio, el("span", { "aria-hidden": "true" }, radio.value))),
    el("em", { class: "hint", "aria-hidden": "true" }, most),
  );
}

/** @param {string} name @param {number} value @param {boolean} checked */
function createRadio(name, value, checked) {
  const radio = /** @type {HTMLInputElement} */ (el("input", { type: "radio", name, value }));
  radio.checked = checked;
  return radio;
}

/** @param {() => void} submit @param {...Node} children */
export function createForm(submit, ...children) {
  const form = el("form", { class: "card part", novalidate: "" }, ...children);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  return form;
}
