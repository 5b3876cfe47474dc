// The head of a board, the sentence below it, and the buttons of a game.

import { copy, createButton, el, find, mark, write } from "../page/dom.js";
import { listKeys } from "../page/keys.js";
import { wordsOf } from "../words/words.js";
import { hasRegions, listAttacks, regionAt } from "../model/puzzle.js";
import { LEVELS, isCross } from "./hint.js";
import { isBegun, isSolved, listQueens } from "./model.js";

/** @import { State } from "./state.js" */

const words = await wordsOf("puzzle");

const MOST_FAULTS = 3; // in the sentence of a draft

/** @param {State} state */
function sayHint({ hint, game }) {
  if (!hint) return "";
  if (hint.mistake) {
    const square = words.squareName(hint.mistake);
    return isCross(game, hint.mistake) ? words.HINT.crossed({ square }) : words.HINT.queen({ square });
  }
  if (!hint.finding) return words.HINT.solved;
  return words.hint(hint.finding, hint.level);
}

/** Return the sentence of the film. @param {State} state */
function sayFilm({ watch, game }) {
  const { deduction, search } = watch?.shown ?? {};
  const step = deduction?.at(-1);
  const [one, other] = [step && words.deduced(step), search && words.searched(search, game.puzzle.n)];
  if (watch?.way !== "both" || !one || !other) return one || other || "";
  return [`${words.WATCH.deduce}: ${one}`, `${words.WATCH.search}: ${other}`].join("\n");
}

/** Return the one sentence below the board. @param {State} state */
export function saidOf(state) {
  const { game, draft, watch, notice, facts, hint, faults } = state;
  if (notice) return notice;
  if (watch) return sayFilm(state);
  if (draft) {
    const listed = faults.slice(0, MOST_FAULTS).map((fault) => words.fault(fault));
    if (listed.length) return listed.join(" ");
    return [words.DRAW.right, facts && words.solutionsOf(facts)].filter(Boolean).join(" ");
  }
  const queens = listQueens(game);
  const [attack] = listAttacks(game.puzzle, queens);
  if (isSolved(game)) return words.solved(facts);
  if (hint) return sayHint(state);
  if (attack) return words.attack(attack, regionAt(game.puzzle, ...attack.one));
  const rules = words.rulesOf(game.puzzle, hasRegions(game.puzzle));
  const first = [facts && words.solutionsOf(facts), rules].filter(Boolean).join(" ");
  return isBegun(game) ? words.COUNT({ count: queens.length, n: game.puzzle.n }) : first;
}

/** Return the name of the button for the next part of a hint. @param {State["hint"]} hint */
function nameHint(hint) {
  if (!hint || (!hint.finding && !hint.mistake)) return words.ACTS.hint;
  if (hint.mistake || hint.level >= LEVELS) return words.ACTS.follow;
  return hint.level === 1 ? words.ACTS.rule : words.ACTS.square;
}

/** @param {{undo: () => void, hint: () => void, restart: () => void, watch: () => void, link: () => string, note: (notice: string) => void, toggleDots: () => void}} actions @returns {(state: State) => void} */
export function createControls(actions) {
  const undo = createButton(words.ACTS.undo, actions.undo);
  const hint = createButton(words.ACTS.hint, actions.hint);
  const restart = createButton(words.ACTS.restart, actions.restart);
  const watch = createButton(words.ACTS.watch, actions.watch);
  find("#puzzle-acts").append(undo, hint, restart, watch);
  const dots = find("#puzzle-dots");
  dots.addEventListener("click", actions.toggleDots);
  find("#puzzle-copy").addEventListener("click", async () =>
    actions.note((await copy(actions.link())) ? words.copied : words.notCopied),
  );
  find("#puzzle-menu").addEventListener("click", () => find("#puzzle-menu").hidePopover());
  createHelp();
  const tick = createClock();

  return function paint(state) {
    const { game, draft, watch: film } = state;
    const solved = isSolved(game);
    paintHead(state);
    const said = find("#puzzle-said");
    said.setAttribute("aria-live", film?.playing ? "off" : "polite");
    write(said, saidOf(state));
    mark(said, "solved", solved && !film && !draft);
    write(find("#puzzle-trouble"), state.trouble);
    write(find("#puzzle-voice"), state.voice);
    find("#puzzle-acts").hidden = draft !== null;
    for (const button of [undo, hint, restart]) button.hidden = film !== null;
    undo.setAttribute("aria-disabled", String(!game.past.length));
    write(hint, nameHint(state.hint));
    write(watch, film ? words.ACTS.leave : words.ACTS.watch);
    mark(watch, "main", solved);
    dots.setAttribute("aria-pressed", String(state.dots));
    tick(solved);
  };
}

/** Paint the name of the board and its figures. @param {State} state */
function paintHead({ game, draft, watch, facts, name }) {
  const { n } = (draft ?? game).puzzle;
  write(find("#puzzle-name"), words.sized({ name: draft ? words.NAMES.drawn : name, n }));
  const shown = draft || watch ? null : facts; // the boards of a film have them
  const { deduce, search } = shown ? words.figuresOf(shown) : { deduce: "", search: "" };
  const { hardest, guesses } = shown?.solutions === 1 ? shown : { hardest: null, guesses: 0 };
  const rule = guesses ? words.GUESSED : hardest ? words.hardest({ rule: hardest }) : "";
  const figures = [rule, deduce, search && words.searchSteps({ steps: search })];
  write(find("#puzzle-facts"), figures.filter(Boolean).join(" · "));
}

/** Create the clock, which runs only when it is asked for. @returns {(solved: boolean) => void} */
function createClock() {
  const button = find("#puzzle-clock");
  const face = find("#puzzle-time");
  let start = 0;
  let timer = 0;
  function show() {
    const seconds = Math.floor((Date.now() - start) / 1000);
    write(
      face,
      words.TIME({ minutes: String(Math.floor(seconds / 60)), seconds: String(seconds % 60).padStart(2, "0") }),
    );
  }
  button.addEventListener("click", () => {
    const isOn = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(isOn));
    clearInterval(timer);
    start = Date.now();
    timer = isOn ? window.setInterval(show, 1000) : 0;
    if (isOn) show();
    else write(face, "");
  });
  return (solved) => solved && clearInterval(timer);
}

/** Create the list of the keys, over the page. */
function createHelp() {
  const dialog = /** @type {HTMLDialogElement} */ (
    el(
      "dialog",
      { class: "card help", "aria-label": words.PAGE.keys },
      el("div", { class: "stack" }, listKeys(words.KEYS)),
    )
  );
  dialog.firstElementChild?.append(createButton(words.CLOSE, () => dialog.close()));
  document.body.append(dialog);
  find("#puzzle-keys").addEventListener("click", () => dialog.showModal());
}
