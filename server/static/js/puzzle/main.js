// The page of the puzzle: plays a board, draws one, explains it. This module has the state and connects the parts.

import { standBeside } from "../class/class.js";
import { start } from "../page/loading.js";
import { createSmallPage } from "../page/page.js";
import { addressOfPlace, isOffered, readPlace } from "../suppliers/offers.js";
import { fill } from "../words/fill.js";
import { wordsOf } from "../words/words.js";
import { format, parse } from "./address.js";
import { formatPuzzle, readPuzzle } from "../model/puzzle.js";
import { createBoards, describe } from "./boards.js";
import { createControls, saidOf } from "./controls.js";
import { boardOf } from "./days.js";
import { chooseLetter, chooseRule, faultsOf, resize, startDraft } from "./draft.js";
import { Film } from "./film.js";
import { PATIENCE, findBoard, loadBoards } from "./finding.js";
import { beginHint, follow, isAbout, marksFor } from "./hint.js";
import { gesturesOf, keysOf } from "./input.js";
import { clear, isSolved, startGame, undo } from "./model.js";
import { readGame, saveDots, saveGame } from "./saved.js";
import { NOTHING, OWN } from "./state.js";
import { createWatching } from "./watching.js";
import { createWays } from "./ways.js";

/** @import { Puzzle } from "../model/puzzle.js" */
/** @import { Draft } from "./draft.js" */
/** @import { Way } from "./film.js" */
/** @import { Game } from "./model.js" */
/** @import { Entry, Played, State } from "./state.js" */

const words = await wordsOf("puzzle");

fill(words.PAGE);
const { clock, settle, socket, source, state, set, onPaint } = createSmallPage(OWN, words.BROKEN);
const fail = (/** @type {Error} */ { message }) => set({ trouble: message });

const film = new Film({ clock, source, get: () => state().watch, set: (watch) => set({ watch }), fail });

/** Read the figures of a board; null if they cannot be read now. @param {Puzzle} puzzle */
async function readFacts(puzzle) {
  const facts = await source.deduce(formatPuzzle(puzzle), 0, 1).catch(() => null); // a film asks again, and says why
  if ((state().draft?.puzzle ?? state().game.puzzle) === puzzle) set({ facts });
}

/** Open a board, with the marks that this device has of it. @param {Puzzle} puzzle @param {Partial<Played>} more */
function open(puzzle, more) {
  film.close();
  const saved = readGame(puzzle);
  const game = startGame(puzzle, saved?.marks);
  const notice = saved?.solved && !isSolved(game) ? words.ALREADY : "";
  set({ game, draft: null, faults: [], facts: null, hint: null, watch: null, voice: "", trouble: "", notice, ...more });
  return readFacts(puzzle);
}

async function openToday() {
  const today = new Date();
  const { puzzle } = readPuzzle(boardOf(today, await loadBoards()).board);
  const day = today.toLocaleDateString(document.documentElement.lang, {
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  if (puzzle) return open(puzzle, { name: words.NAMES.today({ day }), entry: "today" });
}

/** Go on with other marks. @param {Game} game @param {string} [voice] */
function play(game, voice = "") {
  const { hint } = state();
  set({ game, voice, notice: "", trouble: "", hint: hint && isAbout(hint, game) ? hint : null });
  saveGame(game);
}

/** Go on with another draft. @param {Draft} draft */
function draw(draft) {
  const faults = faultsOf(draft);
  const isNew = draft.puzzle !== state().draft?.puzzle;
  set({ draft, faults, notice: "", trouble: "", ...(isNew && { facts: null }) });
  if (isNew && !faults.length) readFacts(draft.puzzle);
}

/** Say the next part of a hint, or do what it says. */
async function hint() {
  const { game, hint: known } = state();
  if (known && isAbout(known, game) && (known.finding || known.mistake)) {
    if (known.mistake || known.level === 3) play(follow(game, known));
    else set({ hint: { ...known, level: known.level + 1 }, notice: "" });
    return;
  }
  try {
    const { queens, crossed } = marksFor(game);
    const hinted = await source.hint(formatPuzzle(game.puzzle), queens, crossed);
    if (state().game === game) set({ hint: beginHint(game, hinted), notice: "", trouble: "" });
  } catch (error) {
    fail(/** @type {Error} */ (error));
  }
}

/** Open the film, once the figures of the board are there. @param {Way} way @param {number | null} [at] */
async function watch(way, at = null) {
  const { game } = state();
  try {
    const facts = state().facts ?? (await source.deduce(formatPuzzle(game.puzzle), 0, 1));
    if (state().game !== game) return;
    set({ facts, hint: null, notice: "", trouble: "" });
    film.open(game.puzzle, facts, way, at);
  } catch (error) {
    fail(/** @type {Error} */ (error));
  }
}

function toggleWatch() {
  if (!state().watch) return watch("both");
  film.close();
  set({ watch: null });
}

/** @type {AbortController | null} */
let finding = null;

/** Look for a random board, and open it. */
async function find() {
  const { n, hard } = state().random;
  const { signal } = (finding = new AbortController());
  const report = (/** @type {Partial<State["random"]>} */ change) => set({ random: { ...state().random, ...change } });
  report({ said: "", progress: { repairs: 0, boards: 0 } });
  settle("finding", true);
  try {
    const { board, from } = await findBoard(n, hard, {
      source,
      signal,
      onProgress: (progress) => report({ progress }),
    });
    const { puzzle } = readPuzzle(board);
    const said = from === "late" ? words.RANDOM.late({ seconds: PATIENCE }) : words.RANDOM[from];
    if (puzzle) open(puzzle, { name: words.NAMES.random, entry: "random" });
    report({ said });
  } catch (error) {
    if (!signal.aborted) fail(/** @type {Error} */ (error));
  }
  report({ progress: null });
  settle("finding", false);
}

/** @param {Entry} entry */
function enter(entry) {
  const { game, entry: before } = state();
  finding?.abort();
  film.close();
  set({ watch: null, hint: null, notice: "", trouble: "" });
  if (entry === "today") return openToday().catch(fail);
  if (entry === "draw") draw(startDraft(before === "paste" || before === "" ? game.puzzle : null));
  else set({ draft: null, faults: [] });
  set({ entry });
  if (entry !== "draw" && before === "draw") readFacts(game.puzzle);
}

const boards = createBoards(
  gesturesOf({ state, play, draw }),
  keysOf({ state, play, draw, hint, describe }),
  () => (state().draft ?? state().game).puzzle.n,
);
const controls = createControls({
  undo: () => play(undo(state().game)),
  restart: () => play(clear(state().game)),
  hint,
  watch: toggleWatch,
  link: () => new URL(addressOfPlace(format(state().game.puzzle)), location.href.split("?")[0]).href,
  note: (notice) => set({ notice }),
  toggleDots() {
    saveDots(!state().dots);
    set({ dots: !state().dots });
  },
});
const watching = createWatching({
  choose: (way) => watch(way),
  change(change) {
    const { watch: now } = state();
    if (now) set({ watch: { ...now, ...change } });
    clock.wake();
  },
  address: (query) => (isOffered("watch") ? `./${query}` : query),
});
const ways = createWays({
  enter,
  resize: (n) => edit((draft) => resize(draft, n)),
  chooseRule: (rule) => edit((draft) => chooseRule(draft, rule)),
  chooseLetter: (letter) => edit((draft) => chooseLetter(draft, letter)),
  clear: () => edit(({ puzzle }) => chooseRule(startDraft(null, puzzle.n), puzzle.rule)),
  play() {
    const { draft, faults } = state();
    if (draft && !faults.length) open(draft.puzzle, { name: words.NAMES.drawn, entry: "" });
  },
  paste(text) {
    set({ pasted: { text, faults: readPuzzle(text).faults } });
  },
  playPasted() {
    const { puzzle, faults } = readPuzzle(state().pasted.text);
    if (puzzle && !faults.length) open(puzzle, { name: words.NAMES.pasted, entry: "paste" });
  },
  setRandom: (change) => set({ random: { ...state().random, ...change, said: "" } }),
  find,
  stop: () => finding?.abort(),
});

/** Change the draft. @param {(draft: Draft) => Draft} change */
function edit(change) {
  const { draft } = state();
  if (draft) draw(change(draft));
}

addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || state().draft || state().watch) return;
  if (/** @type {Element} */ (event.target).matches("textarea, input[type=text]")) return;
  event.preventDefault();
  play(undo(state().game), saidOf(state()));
});

let written = readPlace();
onPaint((now) => {
  boards(now);
  controls(now);
  watching(now);
  ways(now);
  const { watch: shown, draft, entry, game } = now;
  const query = draft
    ? written
    : format(entry === "today" ? null : game.puzzle, shown?.way, shown && Math.floor(shown.at));
  if (query !== written && !shown?.playing && game.puzzle !== NOTHING)
    history.replaceState(null, "", addressOfPlace((written = query)) || location.pathname);
});

/** Open the board of the address, or today's; a faulty board is shown where boards are pasted. */
async function begin() {
  const { place, badFields } = parse(written);
  const read = place.board === null ? null : readPuzzle(place.board);
  if (read?.puzzle && !read.faults.length) await open(read.puzzle, { name: words.NAMES.link, entry: "" });
  else await openToday();
  if (place.board !== null && read?.faults.length)
    set({ entry: "paste", pasted: { text: place.board.slice(0, 400).replaceAll("/", "\n"), faults: read.faults } });
  if (badFields.length) set({ notice: words.badFields(badFields, words.FIELDS) });
  if (place.watch && !read?.faults.length) await watch(place.watch, place.step);
}

start();
standBeside(socket);
settle("board", true);
begin()
  .catch(fail)
  .finally(() => settle("board", false));
