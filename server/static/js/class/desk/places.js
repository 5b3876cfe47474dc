// Where the lead has rested: kept on this page, listed to look back at, and saved as a lesson.

import { algorithmOf, readCatalogue } from "../../algorithms/catalogue.js";
import { save } from "../../export/raster.js";
import { createButton, el } from "../../page/dom.js";
import { words } from "../../words/desk.js";
import { REST, addQuestion, addRest, lessonOf } from "./trail.js";

const { TRAIL: WORDS } = words;

/** @typedef {import("../room.js").Film} Film */
/** @typedef {import("./trail.js").Rest} Rest */

/** @param {import("../../intents/actions.js").Actions} actions @param {(algorithm: string) => string} [titleOf] */
export function createPlaces(actions, titleOf = (id) => algorithmOf(readCatalogue(), id).title) {
  const list = el("ol", { class: "class-trail" });
  const none = el("p", { class: "class-hint" }, WORDS.none);
  const saves = createButton(WORDS.save, () => save(new Blob([lessonOf(trail, WORDS.lesson(code))], { type: "text/markdown" }), WORDS.file(code)));
  const element = el("section", {}, el("h3", {}, WORDS.title), none, list, saves);
  /** @type {Rest[]} */
  let trail = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let at = "";
  let code = "";

  /** @param {Rest[]} its */
  function keep(its) {
    if (its === trail) return;
    trail = its;
    none.hidden = trail.length > 0;
    saves.hidden = trail.length === 0;
    list.replaceChildren(...[...trail].reverse().map(({ film }) => {
      const button = el("button", { type: "button" }, WORDS.place(titleOf(film.algorithm), film.n, film.step));
      button.addEventListener("click", () => {
        const { algorithm, n, goal, step, part } = film;
        actions.recordNavigation();
        actions.visit({ run: { algorithm, n, goal }, step, part: part === null ? null : { step, index: part } });
      });
      return el("li", {}, button);
    }));
  }
  saves.hidden = true;

  return {
    element,
    /** The class stands here. @param {Film} film @param {import("../../types.js").Sentence} said @param {string} its  code of the class */
    note(film, said, its) {
      code = its;
      const here = JSON.stringify([film.algorithm, film.n, film.goal, film.step, film.part, film.playing]);
      if (here === at) return;
      at = here;
      clearTimeout(timer);
      timer = setTimeout(() => keep(addRest(trail, film, said)), REST);
    },
    /** A question is asked here. @param {Film} film @param {import("../../types.js").Sentence} said @param {string} about */
    ask: (film, said, about) => keep(addQuestion(trail, film, said, about)),
    stop: () => clearTimeout(timer),
  };
}
