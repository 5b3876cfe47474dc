// Assembles the page: the views paint the state; the viewer's intents change it through the actions.

import { DRAWERS } from "./drawers.js";
import { createActions } from "./actions/actions.js";
import { createCount, createCounting } from "./counting/counting.js";
import { addressOf, format, parse } from "./address/address.js";
import { algorithmOf, hasView, readCatalogue, loadView, prepareViews, viewOf } from "./algorithms/algorithms.js";
import { addressOfPlace, isOffered, readPlace } from "./suppliers/offers.js";
import { mark } from "./page/dom.js";
import { listen } from "./actions/keys.js";
import { createLook } from "./film/look.js";
import { createOutlines, createSubtreeCounts } from "./film/outlines.js";
import { createPlayer } from "./film/player.js";
import { fill } from "./words/fill.js";
import { calmOf } from "./page/extras.js";
import { watchKeys } from "./page/device.js";
import { loadSettings, createTheme } from "./page/settings.js";
import { NO_NEWS, createPage } from "./page/page.js";
import { showGone } from "./page/gone.js";
import { loadBusily, paintOnceWanted, start } from "./page/loading.js";
import { supplier } from "./wire/connection.js";
import { createStore } from "./film/store.js";
import { createAlgorithm, createAlgorithms } from "./views/algorithms.js";
import { createAsking } from "./questions/questions.js";
import { createBoard } from "./views/board/board.js";
import { createEnding } from "./views/board/ending.js";
import { createBranches, createTree } from "./views/panels/tree.js";
import { OUTSIDE } from "./class/room.js";
import { createClass, standBeside } from "./class/class.js";
import { createCalm } from "./calm/calm.js";
import { createPlace } from "./place/place.js";
import { createCode } from "./views/panels/code.js";
import { createGlide } from "./views/board/glide.js";
import { createHandle } from "./views/board/handle.js";
import { createLesson } from "./lessons/lessons.js";
import { createMotion } from "./views/board/motion.js";
import { createPointing } from "./views/board/pointing.js";
import { createSpeed, createStepField, createTransport } from "./views/controls.js";
import { createSize } from "./views/size.js";
import { createDrawer } from "./views/drawer.js";
import { createDrawings, prepareDrawings } from "./views/drawings/drawings.js";
import { createNotation } from "./views/notation.js";
import { createNow } from "./views/panels/now.js";
import { createPanels } from "./views/panels/tabs.js";
import { createAddressBar, createShare } from "./address/history.js";
import { createPredict } from "./predict/predict.js";
import { createPresent } from "./page/projector.js";
import { createSound } from "./sound/sound.js";
import { createStack } from "./views/panels/stack.js";
import { createSegment } from "./views/timeline/segment.js";
import { createComing } from "./views/timeline/coming.js";
import { createTimeline } from "./views/timeline/timeline.js";
import { createSunburst } from "./sunburst/sunburst.js";
import { createVoice } from "./views/voice.js";
import { wordsOf } from "./words/words.js";

/** @import { BenchName } from "./model/cards.js" */
/** @import { Look, State } from "./types.js" */

const words = await wordsOf("page");

watchKeys();

fill(supplier.program ? { ...words.PAGE, title: `${words.PAGES.yours} · ${words.PAGES.name}` } : words.PAGE);
showGone();
const catalogue = readCatalogue();
if (supplier.program) for (const algorithm of catalogue) algorithm.title = words.PAGES.yours;
const largest = (/** @type {string} */ id) => algorithmOf(catalogue, id).largest;
const limits = { largest, runs: supplier.runs, begins: supplier.begins };
const { address, badFields } = parse(readPlace(), limits);
const hasPlaces = !supplier.program || supplier.program.film !== null; // a program has none before its first run
if (!hasPlaces) Object.assign(address, { step: 0, panel: "code" });
prepareViews(prepareDrawings);
if (!supplier.program) await loadView(address.run.algorithm);
else await (await import("./yours/view.js")).showRegistersOf(supplier.program.film);

/** @type {State} */
const INITIAL = {
  film: {
    run: address.run,
    recorded: supplier.boundsOf(address.run),
    part: address.part,
    segment: address.segment,
    step: 0,
    shown: null,
    passed: null,
    description: null,
    outline: null,
    zoom: supplier.boundsOf(address.run),
    reached: 0,
    subtreeCounts: null,
  },
  play: { speed: address.speed, playing: 0, achieved: null, hurried: false },
  page: {
    view: address.view,
    calm: calmOf(address.calm),
    code: address.code,
    drawer: address.drawer,
    card: address.card,
    controls: false,
    panel: address.panel,
    whole: address.whole,
    counting: null,
    connection: NO_NEWS.connection,
    outdated: NO_NEWS.outdated,
    coming: NO_NEWS.coming,
    language: "python",
    loading: false,
    notices: { n: "", speed: "", step: "", page: "", count: "", algorithm: "" },
    settings: loadSettings(),
    pointed: null,
    touched: false,
    pinned: false,
  },
  learn: {
    predict: address.predict,
    answered: 0,
    asked: null,
    lesson: address.lesson,
    note: null,
    awaits: null,
    placed: null,
  },
  class: OUTSIDE,
};

const { clock, socket, source, status, store } = createPage({
  open: (nextPaint) => createStore(INITIAL, nextPaint),
  note({ get, set }, { trouble, ...news }) {
    const { notices } = get().page;
    set({ page: { ...news, notices: trouble === undefined ? notices : { ...notices, page: trouble } } });
  },
  broken: words.BROKEN,
  leave() {
    if (store.get().learn.lesson) return;
    history.replaceState(null, "", addressOfPlace(format(addressOf(store.get()))));
  },
});
const player = createPlayer({ source, store, clock, boundsOf: supplier.boundsOf });
const outlines = createOutlines(source, (run, outline) => {
  if (run === store.get().film.run) store.set({ film: { outline } });
});
const systemDark = matchMedia("(prefers-color-scheme: dark)");
/** Return true if the board of a run can be played by hand. @param {import("./types.js").Run} run */
const takesQueens = ({ algorithm, n }) =>
  isOffered("place") &&
  hasView(algorithm) &&
  algorithm !== "puzzle" &&
  viewOf(algorithm).family !== "boards" &&
  n <= algorithmOf(catalogue, algorithm).indexed;
const actions = createActions({ store, player, source, systemDark, catalogue, supplier, takesQueens });
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const look = createLook(() => reducedMotion.matches, takesQueens);

const asking = createAsking({ actions, player, source, state: store.get });

/** Load the bench of a card, for a lesson. @param {BenchName} name */
const loadBench = (name) =>
  loadBusily(async () => (await import("./bench/bench.js")).createBench(name, null, { state: store.get }).element);

const lesson = createLesson(actions, store.get, { asker: asking.asker, bench: loadBench });
const classroom = createClass({ actions, player, source, socket, lesson, store, asker: asking.asker });

const pointing = createPointing(actions, store.get, look(store.get()));
/** @param {Look} look */
const isExplained = ({ learn: { asked }, fact }) => Boolean(fact ?? asked?.cause);
/** @param {Look} look */
const isTouched = ({ page: { touched }, fact }) => fact !== null && touched;

const predict = createPredict({ actions, player, source, state: store.get }, asking.asker);

const isAsked = address.predict?.about || address.predict?.every;
// the first step travels while the views are made
actions.openAddress(address, badFields, isAsked ? predict.open(address.step) : null);

/**
 * Make a painter that needs only the state of the page.
 * @param {(page: Look["page"]) => void} paint
 * @returns {(look: Look) => void}
 */
const ofPage =
  (paint) =>
  ({ page }) =>
    paint(page);

/** The panels of a learner's own program, or those of our searches. */
const panels = supplier.program
  ? [
      await (
        await import("./yours/yours.js")
      ).createYours({
        ...{ actions, program: supplier.program, get: store.get },
        forget: outlines.clear,
      }),
    ]
  : [createCode(actions), createStack(), createTree(), createBranches()];

/** @type {((look: Look, now: number) => void)[]} */
const painters = [
  createCalm(actions, store.get().page.calm),
  createPlace(actions),
  createNotation(),
  createBoard(),
  createEnding(source, actions),
  createDrawings(),
  ...panels,
  createNow(),
  createTimeline(actions, outlines, store.get),
  createComing(),
  createSunburst(actions, store.get),
  createTransport(actions),
  createStepField(actions),
  createSize(actions, (id) => algorithmOf(catalogue, id)),
  createAlgorithm(actions, catalogue),
  createSpeed(actions),
  createPanels(actions),
  ofPage(status),
  ofPage(createTheme(actions, store.get().page.settings)),
  ...(hasPlaces ? [createAddressBar(actions, limits)] : []),
  createSubtreeCounts(source, (subtreeCounts) => store.set({ film: { subtreeCounts } })),
  createAlgorithms(actions, catalogue),
  createPresent(actions),
  asking,
  predict,
  createVoice(),
  createSegment(actions, store.get),
  createCounting(createCount({ store, source })),
  createDrawer({ actions, source, state: store.get, attend: classroom.attend }, DRAWERS),
  classroom,
  lesson,
  paintOnceWanted(
    isExplained,
    async () => (await import("./views/board/explained.js")).createExplained(pointing.byKeys, takesQueens),
    actions.miss,
  ),
  pointing, // after the explanation, into which it moves the focus
  paintOnceWanted(
    isTouched,
    async () => (await import("./views/board/magnified.js")).createMagnified(actions),
    actions.miss,
  ),
  createMotion(),
  createGlide(),
  createHandle(actions.miss),
  createSound(actions, store.get().page.settings),
];
for (const painter of painters) store.onPaint((state, now) => painter(look(state), now));
createShare(actions, store.get);

listen(actions, store.get);
mark(document.documentElement, "view", address.view === "page" ? "" : address.view);
mark(document.documentElement, "code", address.code ? "" : "hidden");
if (supplier.program) standBeside();
start();
