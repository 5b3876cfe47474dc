// Sets html[data-settled] while the page is settled: no request is open, no part of it is on its way, nothing moves and everything is
// painted. For programs that drive the page, such as tests.

import { mark } from "./dom.js";

/** The running animations that have an end; an endless pulse counts as settled. */
const listMoving = () => document.getAnimations().filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);

/** @returns {(who: string, busy: boolean) => void}  each part of the page reports when it becomes busy and when it ends */
export function createSettled() {
  const root = document.documentElement;
  const busy = new Set();
  let turn = 0;

  /** @param {number} mine */
  async function settleLater(mine) {
    await new Promise(requestAnimationFrame); // styles have begun to change by then
    while (mine === turn && listMoving().length) await Promise.allSettled(listMoving().map(({ finished }) => finished));
    if (mine === turn) mark(root, "settled", true);
  }

  return (who, isBusy) => {
    if (isBusy) busy.add(who);
    else busy.delete(who);
    turn += 1;
    if (busy.size) mark(root, "settled", false);
    else settleLater(turn);
  };
}
