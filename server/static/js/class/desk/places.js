// The trail of the lead's rests: stored in this tab, listed for looking back, and saved as a lesson.

import { algorithmOf, readCatalogue } from "../../algorithms/algorithms.js";
import { createButton, el, find, save } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { format, DEFAULT } from "../../address/address.js";
import { shareOf, visibleRange } from "../../model/icicle.js";
import { OF_TAB, readValue, storeValue } from "../../page/storage.js";

/** @import { Actions, LeadFilm, OwnQuestion, Sentence, State } from "../../types.js" */
/** @import { Places } from "../room.js" */

const words = await wordsOf("desk");

const { TRAIL: WORDS } = words;

/** @param {Actions} actions @param {string} code  of the class @param {(algorithm: string) => string} [titleOf] */
export function createPlaces(actions, code, titleOf = (id) => algorithmOf(readCatalogue(), id).title) {
  const list = el("ol", { class: "class-trail" });
  const none = el("p", { class: "hint" }, WORDS.none);
  const saveTrail = () =>
    save(
      new Blob([lessonOf(trail, WORDS.lesson({ code }))], { type: "text/markdown" }),
      WORDS.file({ code: code.toLowerCase() }),
    );
  const saves = createButton(WORDS.save, saveTrail);
  const element = el("details", {}, el("summary", {}, WORDS.title), none, list, saves);
  /** @type {Rest[]} */
  let trail = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let at = "";

  /** @param {Rest[]} stops */
  function setTrail(stops) {
    if (stops === trail) return;
    trail = stops;
    storeValue(OF_TAB.trail, { code, trail });
    none.hidden = trail.length > 0;
    saves.hidden = trail.length === 0;
    list.replaceChildren(
      ...[...trail].reverse().map(({ film }) => {
        const button = el(
          "button",
          { type: "button" },
          WORDS.place({ title: titleOf(film.algorithm), n: film.n, step: film.step }),
        );
        button.addEventListener("click", () => {
          const { algorithm, n, goal, step, part } = film;
          actions.recordNavigation();
          actions.visit({ run: { algorithm, n, goal }, step, part: part === null ? null : { step, index: part } });
        });
        return el("li", {}, button);
      }),
    );
  }
  saves.hidden = true;
  const saved = readValue(OF_TAB.trail);
  if (saved?.code === code && Array.isArray(saved.trail)) setTrail(saved.trail); // the page was reloaded

  return {
    element,
    /** Return a function that saves the trail as a lesson; null for an empty trail. */
    save: () => (trail.length ? saveTrail : null),
    /** Note the place of the class. @param {LeadFilm} film @param {Sentence} said */
    note(film, said) {
      const here = JSON.stringify([film.algorithm, film.n, film.goal, film.step, film.part, film.playing]);
      if (here === at) return;
      at = here;
      clearTimeout(timer);
      timer = setTimeout(() => setTrail(addRest(trail, film, said)), REST);
    },
    /** Note a question that is asked at a place. @param {LeadFilm} film @param {Sentence} said @param {string | OwnQuestion} about */
    ask: (film, said, about) => setTrail(addQuestion(trail, film, said, about)),
    stop: () => clearTimeout(timer),
  };
}

// Functions on the trail, which make new trails and the text of a lesson. Pure.

/**
 * A place where the lead rested, the page's sentence there, and the question that was asked: its kind, or the host's own.
 * @typedef {{film: LeadFilm, said: Sentence, about: string | OwnQuestion | null}} Rest
 */

export const REST = 2000; // milliseconds without movement that make a rest
const MOST = 100;
const MARKS = /[\\`*_{}[\]<>()#+!|~&-]/g; // signs that have a meaning in Markdown

/** @param {LeadFilm} film */
const placeOf = ({ algorithm, n, goal, step, part }) => JSON.stringify([algorithm, n, goal, step, part]);

/**
 * Add a rest, unless it is at the place of the last one.
 * @param {Rest[]} trail
 * @param {LeadFilm} film
 * @param {Rest["said"]} said
 * @returns {Rest[]}
 */
export function addRest(trail, film, said) {
  const last = trail.at(-1);
  if (film.playing || (last && placeOf(last.film) === placeOf(film))) return trail;
  return [...trail, { film, said, about: null }].slice(-MOST);
}

/**
 * Add a question to the rest at its place.
 * @param {Rest[]} trail
 * @param {LeadFilm} film
 * @param {Rest["said"]} said
 * @param {string | OwnQuestion} about
 * @returns {Rest[]}
 */
export function addQuestion(trail, film, said, about) {
  const at = addRest(trail, { ...film, playing: 0 }, said);
  return at.map((rest, index) => (index === at.length - 1 ? { ...rest, about } : rest));
}

/** Return the query that leads to a rest, with the fields that a lesson's place may have. @param {LeadFilm} film */
export function queryOf({ algorithm, n, goal, step, part }) {
  const index = part === null ? null : { step, index: part };
  return format({ ...DEFAULT, run: { algorithm, n, goal }, step, part: index }).replace(/&speed=[^&]*/, "");
}

/**
 * Return the trail as the text of a lesson, with the page's sentence at each rest.
 * @param {Rest[]} trail
 * @param {string} title
 */
export function lessonOf(trail, title) {
  const stops = trail.map(({ film, said, about }) =>
    [
      `## ${plain(said.title)}`,
      `[place](${queryOf(film)})`,
      ...(said.why ? [plain(said.why)] : []),
      ...(about ? ["", ...writeQuestion(about)] : []),
    ].join("\n"),
  );
  return `${[`# ${plain(title)}`, ...stops].join("\n\n")}\n`;
}

/** Return the lines of a question in a lesson. @param {string | OwnQuestion} about */
function writeQuestion(about) {
  if (typeof about === "string") return [`? ${about}`];
  const { text, choices, right, reason } = about;
  const answers = choices.flatMap((choice, at) => [
    `- [${at === right ? "x" : " "}] ${plain(choice)}`,
    ...(at === right && reason ? [`  ${plain(reason)}`] : []),
  ]);
  const asked = text.includes(" ") ? text : `${text} ?`; // a single word would be a kind of question
  return [`? ${plain(asked)}`, ...answers];
}

/** @param {string} text */
const plain = (text) => text.replace(/\s+/g, " ").trim().replace(MARKS, "\\$&");

// Ticks on the timeline at the steps of pupils who look around.

/**
 * Return the visible ticks: from and to as shares of the bar, and the number of pupils.
 * @param {Places["where"]} where
 * @param {{start: number, stop: number}} range
 */
export function listTicks(where, range) {
  return where
    .map(([first, last, count]) => ({ from: shareOf(first, range), to: shareOf(last, range), count }))
    .filter(({ from, to }) => to >= 0 && from <= 1)
    .map(({ from, to, count }) => ({ from: Math.max(0, from), to: Math.min(1, to), count }));
}

export function createTicks() {
  const element = el("div", { class: "class-ticks", "aria-hidden": "true" }); // the drawer has the number of pupils who look around
  find("#timeline").append(element);
  let drawn = "";

  return {
    /** @param {State} state @param {Places | null} places */
    render(state, places) {
      const ticks = places ? listTicks(places.where, visibleRange(state.film)) : [];
      const now = JSON.stringify(ticks);
      if (now === drawn) return;
      drawn = now;
      element.replaceChildren(
        ...ticks.map(({ from, to, count }) => {
          const tick = el("i");
          tick.style.setProperty("--from", String(from));
          tick.style.setProperty("--to", String(to));
          if (count > 1) tick.append(el("span", {}, String(count)));
          return tick;
        }),
      );
    },
    remove: () => element.remove(),
  };
}
