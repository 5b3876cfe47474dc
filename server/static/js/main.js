// Assembles the page: the views paint the state; the viewer's intents change it through the actions.

import { DRAWERS } from "./drawers.js";
import { createActions } from "./actions/actions.js";
import { createCount, createCounting } from "./counting/counting.js";
import { addressOf, format, parse } from "./address/address.js";
import { algorithmOf, readCatalogue, loadView, prepareViews } from "./algorithms/algorithms.js";
import { addressOfPlace, readPlace } from "./suppliers/offers.js";
import { mark, save } from "./page/dom.js";
import { createClock } from "./film/clock.js";
import { listen } from "./actions/keys.js";
import { createLook } from "./film/look.js";
import { createOutlines, createSubtreeCounts } from "./film/outlines.js";
import { createPlayer } from "./film/player.js";
import { fill } from "./words/fill.js";
import { calmOf } from "./page/extras.js";
import { watchKeys } from "./page/keyed.js";
import { loadSettings, createTheme } from "./page/settings.js";
import { showGone } from "./page/gone.js";
import { createSettled, paintOnceWanted, start, watchLoading } from "./page/loading.js";
import { opening, supplier } from "./wire/connection.js";
import { createSocket, watchVersion } from "./wire/socket.js";
import { createSource } from "./wire/source.js";
import { createStore } from "./film/store.js";
import { createAlgorithm, createAlgorithms } from "./views/algorithms.js";
import { createAsking } from "./questions/questions.js";
import { createBoard } from "./views/board/board.js";
import { createEnding } from "./views/board/ending.js";
import { createBranches, createTree } from "./views/panels/tree.js";
import { createClass } from "./class/class.js";
import { createCalm } from "./calm/calm.js";
import { createCode } from "./views/panels/code.js";
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
import { createPanels, watchLayout } from "./views/panels/tabs.js";
import { createAddressBar, createShare } from "./address/history.js";
import { createPredict } from "./predict/predict.js";
import { createPresent } from "./page/projector.js";
import { createSound } from "./sound/sound.js";
import { createStack } from "./views/panels/stack.js";
import { createStatus } from "./page/status.js";
import { createPreset, createSegment } from "./views/timeline/segment.js";
import { createComing } from "./views/timeline/coming.js";
import { createTimeline } from "./views/timeline/timeline.js";
import { createSunburst } from "./sunburst/sunburst.js";
import { createVoice } from "./views/voice.js";
import { wordsOf } from "./words/words.js";

/** @import { BenchName } from "./model/cards.js" */
/** @import { Connection, Look, State } from "./types.js" */

const words = await wordsOf("page");

watchKeys();

/** Return whether an error only means that the browser reports new sizes a frame later. @param {Event} event */
const isHarmless = (event) =>
  event instanceof ErrorEvent && !event.error && event.message.startsWith("ResizeObserver loop");

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
    recorded: supplier.boundsOf?.(address.run) ?? null,
    part: address.part,
    segment: address.segment,
    shown: null,
    description: null,
    outline: null,
    zoom: supplier.boundsOf?.(address.run) ?? null,
    reached: 0,
    subtreeCounts: null,
  },
  play: { speed: address.speed, playing: 0, achieved: null, moves: 0, navigations: 0, hurried: false },
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
    connection: { status: "connecting", refused: 0 },
    outdated: false,
    coming: { share: 1, why: "" },
    language: "python",
    loading: false,
    notices: { n: "", speed: "", step: "", page: "", count: "", algorithm: "" },
    layout: "wide",
    settings: loadSettings(),
    pointed: null,
    touched: false,
  },
  learn: { predict: address.predict, answered: 0, asked: null, lesson: address.lesson },
  class: { follows: false, led: false, hosts: false, held: "" },
};

const settle = createSettled();
watchLoading((busy) => settle("parts", busy));
const clock = createClock(
  (callback) => requestAnimationFrame(callback),
  (running) => settle("clock", running),
);
const store = createStore(INITIAL, clock.nextPaint);
const outdated = () => store.set({ page: { outdated: true } });
const watch = watchVersion(supplier, outdated);
supplier.watch({
  outdated,
  coming: (coming) => store.set({ page: { coming } }),
  trouble: (message) => store.set({ page: { notices: { ...store.get().page.notices, page: message } } }),
  refuse: words.notRecorded,
  save,
});
/** @param {Connection} connection */
function connected(connection) {
  watch(connection);
  store.set({ page: { connection } });
}
const socket = createSocket(supplier, opening, connected, (asking) => settle("wire", asking));
const source = createSource(socket);
const player = createPlayer({ source, store, clock, boundsOf: supplier.boundsOf });
const outlines = createOutlines(source, (run, outline) => {
  if (run === store.get().film.run) store.set({ film: { outline } });
});
const systemDark = matchMedia("(prefers-color-scheme: dark)");
const actions = createActions({ store, player, source, systemDark, catalogue, supplier });
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const look = createLook(() => reducedMotion.matches);

/** Retry at once everything that has failed. */
function retryNow() {
  socket.retry();
  supplier.retry();
}

/** Reload the page at its current step. */
async function reload() {
  await supplier.renew();
  if (!store.get().learn.lesson)
    history.replaceState(null, "", addressOfPlace(format(addressOf(store.get(), player.currentStep()))));
  location.reload();
}

const asking = createAsking({ actions, source, state: store.get });

/** Load the bench of a card, for a lesson. @param {BenchName} name */
const loadBench = async (name) =>
  (await import("./bench/bench.js")).createBench(name, null, { state: store.get }).element;

const lesson = createLesson(actions, store.get, player.currentStep, { asker: asking.asker, bench: loadBench });
const classroom = createClass({ actions, player, source, socket, lesson, state: store.get, asker: asking.asker });

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
  createNotation(),
  createBoard(),
  createEnding(source),
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
  ofPage(createStatus(retryNow, reload)),
  ofPage(createTheme(actions, store.get().page.settings)),
  ...(hasPlaces ? [createAddressBar(actions, player.currentStep, limits)] : []),
  createSubtreeCounts(source, (subtreeCounts) => store.set({ film: { subtreeCounts } })),
  createAlgorithms(actions, catalogue),
  createPresent(actions),
  asking,
  predict,
  createVoice(),
  createSegment(actions, store.get),
  createPreset(actions),
  createCounting(createCount({ store, source })),
  createDrawer({ actions, source, state: store.get, attend: classroom.attend }, DRAWERS),
  classroom,
  lesson,
  pointing,
  paintOnceWanted(
    isExplained,
    async () => (await import("./views/board/explained.js")).createExplained(pointing.byKeys),
    actions.miss,
  ),
  paintOnceWanted(
    isTouched,
    async () => (await import("./views/board/magnified.js")).createMagnified(actions),
    actions.miss,
  ),
  createMotion(),
  createHandle(actions.miss),
  createSound(actions, store.get().page.settings),
];
for (const painter of painters) store.onPaint((state, now) => painter(look(state), now));
createShare(actions, store.get, player.currentStep);

for (const kind of ["error", "unhandledrejection"]) {
  addEventListener(kind, (event) => {
    if (!isHarmless(event)) store.set({ page: { notices: { ...store.get().page.notices, page: words.BROKEN } } });
  });
}
watchLayout((layout) => store.set({ page: { layout } }));
listen(actions, store.get);
mark(document.documentElement, "view", address.view === "page" ? "" : address.view);
mark(document.documentElement, "code", address.code ? "" : "hidden");
start();
