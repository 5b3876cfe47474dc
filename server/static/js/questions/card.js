// The card in which a question is answered: bits to switch, or answers to choose from. It shows an input and tells what
// is pressed; what that means is decided in ask.js.

import { el, find, mark, put, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { keepsKey } from "../page/keys.js";

/** @import { State } from "../types.js" */
/** @import { Input } from "./answer.js" */
/** @import { Way } from "./kinds.js" */

const words = await wordsOf("learn");

/**
 * What a place of the card looks like: its text, the key for it, the code that it stands for, and its name for those
 * who do not see it.
 * @typedef {{text: string, cap: string, code: string, name: string}} Choice
 */

/**
 * @param {{press: (at: number) => void, give: () => void, none: () => void, show: () => void, skip: () => void}}
 *   intents
 */
export function createCard(intents) {
  const verdict = el("p", { class: "verdict", role: "status" });
  const group = el("div", { class: "answers", role: "group", "aria-label": words.ANSWER });
  const [give, show, skip] = /** @type {const} */ (["GIVE", "SHOW", "SKIP"]).map((name) =>
    el("button", { type: "button", class: `text ${name.toLowerCase()}` }, el("span", {}, words[name])),
  );
  const none = el("button", { type: "button", class: "text none" }); // of the bits, where votes are given
  const form = el("div", { class: "asking" }, group, el("div", { class: "row" }, give, none, show, skip));
  const element = el("div", { class: "question", id: "question" }, verdict, form);
  /** @type {HTMLElement[]} */
  let places = [];

  give.addEventListener("click", intents.give);
  none.addEventListener("click", intents.none);
  show.addEventListener("click", intents.show);
  skip.addEventListener("click", intents.skip);
  give.append(el("kbd", { "aria-hidden": "true" }, "↵"));
  show.append(el("kbd", { "aria-hidden": "true" }, "S"));
  skip.append(el("kbd", { "aria-hidden": "true" }, "Esc"));
  form.hidden = true;

  return {
    element,
    /** Whether the focus is in it. */
    hasFocus: () => element.contains(document.activeElement),
    /** Show a question's answers. @param {Way} way @param {Choice[]} choices @param {boolean} isBallot */
    open(way, choices, isBallot) {
      places = choices.map(({ text, name, cap, code }, at) => {
        const place = el(
          "button",
          { type: "button", "aria-label": name },
          ...(cap ? [el("small", { "aria-hidden": "true" }, cap)] : []),
          el("span", {}, text),
          ...(code ? [el("code", { "aria-hidden": "true" }, code)] : []),
        );
        place.addEventListener("click", () => intents.press(at));
        return place;
      });
      mark(group, "way", way);
      group.style.setProperty("--n", String(choices.length));
      group.style.setProperty("--columns", String(columnsOf(choices.length)));
      mark(group, "size", choices.length <= 8 ? "small" : choices.length <= 16 ? "medium" : "large");
      group.replaceChildren(...places);
      give.hidden = way !== "bits" && !isBallot;
      none.hidden = way !== "bits" || !isBallot;
      show.hidden = skip.hidden = isBallot;
      write(find("span", give), words.GIVE);
      give.removeAttribute("aria-disabled");
      form.hidden = false;
    },
    /** @param {Input} input @param {number[]} wrong  answers given before */
    paint({ answers, at, chosen }, wrong) {
      places.forEach((place, here) => {
        place.tabIndex = here === at ? 0 : -1;
        mark(place, "here", here === at);
        if (answers) put(place, "aria-disabled", String(wrong.includes(answers[here])));
        else {
          put(place, "aria-pressed", String(chosen[here]));
          write(/** @type {Element} */ (place.lastElementChild), chosen[here] ? "1" : "0"); // bits stand for no code
        }
      });
    },
    /**
     * @param {Input} input
     * @param {{label: string, can: boolean}} sending
     * @param {string} empty  what no bits are called
     */
    paintBallot({ chosen }, { label, can }, empty) {
      places.forEach((place, here) => put(place, "aria-pressed", String(chosen[here])));
      write(find("span", give), label);
      write(none, empty);
      put(give, "aria-disabled", String(!can));
    },
    /** Bring the focus to the place where the cursor is. @param {number} at */
    focus(at) {
      places[at]?.focus({ preventScroll: true }); // only the list may scroll, not the page
      if (!places[at] || group.scrollHeight <= group.clientHeight) return;
      const [box, place] = [group, places[at]].map((element) => element.getBoundingClientRect());
      group.scrollTop += Math.min(0, place.top - box.top) + Math.max(0, place.bottom - box.bottom);
    },
    /** What is said of the answer; "" for nothing. @param {string} text @param {"" | "right" | "wrong" | "told"} how */
    say(text, how) {
      write(verdict, text);
      mark(verdict, "how", how);
    },
    close() {
      form.hidden = true;
      group.replaceChildren();
      places = [];
    },
  };
}

/** @typedef {ReturnType<typeof createCard>} Card */

/**
 * In how many columns bits stand where a row of all of them is too narrow to tap: at most eight, as equally as can be.
 * @param {number} bits
 */
const columnsOf = (bits) => Math.ceil(bits / Math.ceil(bits / 8));

/**
 * Whether a key belongs to the button that has the focus: one of the card, or of the lesson that asks, through which
 * arrows lead.
 * @param {Element} element
 * @param {string} key
 */
export function belongsToButton(element, key) {
  if (element.closest("dialog.lesson > .row")) return ["Enter", " ", "ArrowLeft", "ArrowRight"].includes(key);
  return key === " " || (key === "Enter" && Boolean(element.closest(".row")));
}

// The keys of an open question: they answer it before anything else on the page hears them, unless what has the focus
// needs them.

/** @param {() => State} state @param {(key: string) => boolean} take  does what a key means, if it means something */
export function createKeys(state, take) {
  /** @param {KeyboardEvent} event */
  function listener(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || belongsElsewhere(event, state()) || !take(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    open: () => addEventListener("keydown", listener, { capture: true }),
    close: () => removeEventListener("keydown", listener, { capture: true }),
  };
}

/** Whether what has the focus needs a key itself. @param {KeyboardEvent} event @param {State} state */
function belongsElsewhere({ key, target }, { page: { drawer, settings } }) {
  const element = target instanceof Element ? target : null;
  if (drawer || element?.closest("dialog:not(.lesson), [popover]")) return true;
  const sign = /^[\ds]$/i.test(key);
  if (element?.closest("#question, dialog.lesson")) return belongsToButton(element, key);
  // without being wanted they come by mistake, as in dictating
  if (sign) return !settings.keys || keepsKey(element, key);
  // there the cursor of the board reads on, and Enter chooses
  return keepsKey(element, key) || (key !== "Escape" && Boolean(element?.closest("#stage")));
}
