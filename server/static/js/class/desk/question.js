// The question, for the host: what can be asked about the step that is shown, how many have answered, and how.

import { EASIEST_FIRST } from "../../questions/kinds.js";
import { createButton, el, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { labelOf } from "../../questions/answers.js";
import { adviceOf, favouriteMistake, drawRounds } from "../results.js";
import { createNewest } from "../../wire/newest.js";

/** @import { Run, Source } from "../../types.js" */
/** @import { Room, Tally } from "../room.js" */

const learn = await wordsOf("learn");
const words = await wordsOf("desk");

const { ASKING: WORDS } = words;
const MOST_ROUNDS = 3; // of a question

/**
 * `kinds`: what can be asked about the step that is shown, null until that is known; `text`: of the question that is
 * asked
 * @typedef {{kinds: string[] | null, playing: boolean, text: string}} Here
 */

/**
 * @param {{ask: (about: string) => void, close: () => void, again: () => void, reveal: () => void, setVotes: (shown: boolean) => void}}
 *   doing
 */
export function createQuestion({ ask, close, again, reveal, setVotes }) {
  const title = el("p", { class: "class-question-title" });
  const count = el("p", { class: "class-count", role: "status" });
  const phase = el("p", { class: "class-hint" });
  const buttons = {
    close: createButton(WORDS.close, close),
    again: createButton(WORDS.again, again),
    reveal: createButton(WORDS.reveal, reveal),
  };
  const row = el("div", { class: "row" }, ...Object.values(buttons));
  const results = el("div", { class: "class-results" });
  const kinds = el("div", { class: "class-kinds", role: "group", "aria-label": WORDS.ask });
  const none = el("p", { class: "class-hint" });
  const box = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", id: "class-votes" }));
  const votes = el(
    "div",
    { class: "settings" },
    el("label", { for: "class-votes" }, box, WORDS.votes),
    el("p", { class: "hint" }, WORDS.votesHint),
  );
  const asked = el("h3", {}, WORDS.title);
  const head = el("h3", {}, WORDS.ask);
  const element = el(
    "section",
    { class: "class-question" },
    asked,
    title,
    count,
    phase,
    row,
    results,
    head,
    none,
    kinds,
    votes,
  );
  box.addEventListener("change", () => setVotes(box.checked));
  let listed = "";
  /** @type {Tally | null} */
  let drawn = null;

  /** Whether what has, or had, the focus is no longer to be seen here. @param {Element} focused */
  const hadFocus = (focused) =>
    focused.isConnected ? element.contains(focused) && focused.closest("[hidden]") !== null : true;

  /** @param {string[]} its */
  function list(its) {
    if (listed === its.join()) return;
    listed = its.join();
    const names = /** @type {Record<string, string>} */ (learn.PREDICT.KINDS);
    kinds.replaceChildren(...its.map((kind) => createButton(names[kind], () => ask(kind))));
  }

  /** What is said of a question that is asked. @param {Room} room @param {boolean} isRemote @param {string} text */
  function renderAsked({ phase: its, voted = 0, of = 0, round }, isRemote, text) {
    const isOpen = its === "open";
    const isClosed = its === "closed";
    write(title, text);
    write(count, WORDS.voted({ voted, of }));
    write(phase, isOpen ? WORDS.open : !isClosed ? WORDS.revealed : isRemote ? WORDS.closed : WORDS.hidden);
    buttons.close.hidden = !isOpen;
    buttons.again.hidden = !isClosed || round === MOST_ROUNDS;
    buttons.reveal.hidden = !isClosed;
    row.hidden = !isOpen && !isClosed;
  }

  /** @param {Tally | null} tally @param {Room} room */
  function renderResults(tally, room) {
    if (tally !== drawn) results.replaceChildren(...(tally ? drawResults(tally, room.about ?? "", room) : []));
    drawn = tally;
  }

  /** What can be asked now. @param {boolean} mayAsk @param {Here} here */
  function renderKinds(mayAsk, { kinds: its, playing }) {
    head.hidden = kinds.hidden = none.hidden = !mayAsk;
    list(playing ? [] : (its ?? []));
    write(none, playing ? WORDS.playing : its?.length === 0 ? WORDS.none : "");
  }

  return {
    element,
    /** @param {Room} room @param {Tally | null} tally @param {boolean} isRemote @param {Here} here */
    render(room, tally, isRemote, here) {
      const { activeElement: focused } = document;
      const isAsked = room.ask !== undefined;
      for (const one of [asked, title, count, phase, row]) one.hidden = !isAsked;
      if (isAsked) renderAsked(room, isRemote, here.text);
      renderResults(isAsked && room.phase !== "open" && here.text && tally?.ask === room.ask ? tally : null, room);
      renderKinds(!isAsked || room.phase === "revealed", here);
      box.checked = isRemote;
      if (focused && hadFocus(focused))
        // what was pressed is gone
        [...element.querySelectorAll("button")].find((one) => !one.closest("[hidden]"))?.focus();
    },
  };
}

/**
 * What the key Q asks: the kind that was asked last, if the step allows it, or the easiest.
 * @param {string[]} kinds
 * @param {string} [last]
 */
export const usualOf = (kinds, last) =>
  last && kinds.includes(last) ? last : EASIEST_FIRST.find((kind) => kinds.includes(kind));

/** @param {Tally} tally @param {string} about @param {Room} room */
function drawResults(tally, about, room) {
  const label = (/** @type {number} */ answer) => labelOf(about, answer, room, WORDS.NONE);
  const { right, voted, what } = adviceOf(tally);
  const mistake = favouriteMistake(tally);
  return [
    ...(room.phase === "revealed"
      ? []
      : [el("p", { class: "class-advice", role: "status" }, words.advise(what, right, voted))]),
    drawRounds(tally, about, label, {
      tell: (count, share) => WORDS.count({ count, percent: Math.round(100 * share) }),
    }),
    ...(mistake === null ? [] : [el("p", { class: "class-hint" }, WORDS.mistake({ label: label(mistake) }))]),
  ];
}

// What can be asked about the step that is shown. The server is asked when the film rests there.

/** @typedef {{name: string, run: Run, step: number}} Wanted */

/** @param {Source} source @param {() => void} changed */
export function createAskable(source, changed) {
  /** @type {{name: string, kinds: string[]}} */
  let known = { name: "", kinds: [] };
  let wanted = "";
  const newest = createNewest(
    (/** @type {Wanted} */ { run, step }) => source.readQuestions(run, step, step + 1).catch(() => []),
    ({ name }, found) => {
      known = { name, kinds: [...new Set(found.map(({ about }) => about))] };
      changed();
    },
  );

  return {
    /**
     * The kinds of question that a step allows; null as long as nobody knows.
     * @param {Run} run
     * @param {number} step
     * @param {boolean} playing
     */
    at(run, step, playing) {
      const name = JSON.stringify([run, step]);
      if (name !== wanted && !playing) {
        wanted = name;
        newest.request({ name, run, step });
      }
      return known.name === name ? known.kinds : null;
    },
    close: newest.close,
  };
}
