// Intents that place queens by hand, and let a search go on from them.

import { viewOf } from "../algorithms/algorithms.js";
import { choose, createGame, isSolved, takeBack } from "../model/game.js";
import { placedIn } from "../film/placed.js";
import { placeOf } from "../model/squares.js";
import { createNewest } from "../wire/newest.js";
import { wordsOf } from "../words/words.js";

/** @import { Placed, Player, Run, Source, Square, Step, Store } from "../types.js" */
/** @import { Game } from "../model/game.js" */
/** @import { Intents } from "./intents.js" */

const words = await wordsOf("page");

/**
 * @typedef {object} Parts
 * @property {Store} store
 * @property {Player} player
 * @property {Source} source
 * @property {(act: () => void) => void} act  runs a new intent
 * @property {Intents["untilReady"]} untilReady
 * @property {(change: {page: string}) => void} setNotices
 * @property {() => void} recordNavigation
 * @property {(run: Run, step: number) => void} showRun     shows another run at a step
 * @property {(run: Run) => boolean} takesQueens           returns true if the board of a run can be played by hand
 */

/** Return the run that visits every board of a search. @param {Run} run @returns {Run} */
const wholeOf = (run) => ({ ...run, goal: "all" });

export class Placing {
  #parts;
  #newest = createNewest(
    (/** @type {Placed} */ placed) => this.#readStep(placed),
    ({ game }, step) => this.#arrive(game, step),
  );

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  #present() {
    return placedIn(this.#parts.store.get(), this.#parts.takesQueens);
  }

  /** Read the step of a whole search after its last queen; null without queens. @param {Placed} placed @returns {Promise<Step | null>} */
  async #readStep({ run, game: { queens } }) {
    const { source, untilReady } = this.#parts;
    const whole = wholeOf(run);
    const found = queens.length ? await untilReady(() => source.findQueens(whole, queens)) : null;
    const at = found?.answer ?? null;
    if (at === null) return null;
    const after = viewOf(run.algorithm).family === "masks" ? at + 1 : at; // with masks, the call below has those of its row
    const [step] = await source.read(whole, after, after + 1, 1);
    return step;
  }

  /** @param {Game} game @param {Step | null} step */
  #arrive(game, step) {
    const { placed } = this.#parts.store.get().learn;
    if (placed?.game.queens === game.queens) this.#parts.store.set({ learn: { placed: { ...placed, step } } });
  }

  /** @param {Placed} placed @param {Game} game */
  #show(placed, game) {
    const { store, setNotices } = this.#parts;
    setNotices({ page: "" });
    const isMoved = game.queens !== placed.game.queens;
    const now = { ...placed, game, step: isMoved ? null : placed.step };
    store.set({ learn: { placed: now } });
    if (isMoved) this.#newest.request(now);
  }

  /** Place a queen on a square, take the last one back from it, or refuse it. @param {Square} square */
  chooseSquare = (square) => {
    const placed = this.#present();
    if (!placed) return;
    const { depth, at } = placeOf(viewOf(placed.run.algorithm), square);
    this.#show(placed, choose(placed.game, depth, at));
  };

  takeBack = () => {
    const placed = this.#present();
    if (placed) this.#show(placed, takeBack(placed.game));
  };

  /** Show the registers of the game's next line, or hide them. */
  toggleBits = () => {
    const placed = this.#present();
    if (placed) this.#parts.store.set({ learn: { placed: { ...placed, inBits: !placed.inBits } } });
  };

  /** Let the search go on from the queens on the board. Returns false if it has nothing to go on from. */
  goOnFromQueens() {
    const placed = this.#present();
    const isBegun = placed !== null && placed.game.queens.length > 0 && !isSolved(placed.game);
    if (isBegun) this.#goOn(placed);
    return isBegun;
  }

  /** Play on at the step of this search that places the last queen, else at that of the whole search. @param {Placed} placed */
  async #goOn({ run, game: { queens } }) {
    const { source, player, act, untilReady, recordNavigation, showRun } = this.#parts;
    act(player.pause);
    const here = await untilReady(() => source.findQueens(run, queens));
    const isThere = here !== null && here.answer !== null;
    const found = !here || isThere ? here : await untilReady(() => source.findQueens(wholeOf(run), queens));
    if (!found || found.answer === null) return;
    recordNavigation();
    if (isThere) player.seek(found.answer);
    else showRun(wholeOf(run), found.answer);
    player.play(1);
  }

  /** Place the queens of an address. @param {number[]} queens  their columns, line by line */
  setQueens = (queens) => {
    const { store, player, act, setNotices, takesQueens } = this.#parts;
    const { run } = store.get().film;
    const game = queens.reduce((game, at, line) => (at < run.n ? choose(game, line, at) : game), createGame(run.n));
    if (!takesQueens(run) || game.queens.length < queens.length) return setNotices({ page: words.NO_SUCH_QUEENS });
    act(() => {
      player.pause();
      player.seek(0);
    });
    this.#play({ run, game, step: null, inBits: false });
  };

  /** @param {Placed} placed  a game that begins */
  #play(placed) {
    this.#parts.store.set({ learn: { placed } });
    this.#newest.request(placed);
  }

  /** Leave the film, and go on by hand from the queens that stand in it. */
  takeQueens = () => {
    const { store, player, act, recordNavigation, takesQueens } = this.#parts;
    const { run, shown } = store.get().film;
    if (!shown || !takesQueens(run)) return;
    const queens = shown.step.queens.map((square) => placeOf(viewOf(run.algorithm), square).at);
    recordNavigation();
    act(() => {
      player.pause();
      store.set({
        film: { segment: null },
        page: { pointed: null, pinned: false },
        learn: { lesson: null, predict: null },
      });
      player.seek(0);
    });
    this.#play({ run, game: createGame(run.n, queens), step: null, inBits: false });
  };
}
