// Says on the page when it is settled: nothing is asked for, nothing moves, and all is painted. For whatever drives the page,
// such as a test or a program that takes pictures of it: html[data-settled].

import { mark } from "./dom.js";

/** What is on its way and will arrive: what pulses for as long as it is there is at rest, too. */
const listMoving = () => document.getAnimations().filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);

/** @returns {(who: string, busy: boolean) => void}  told by each part of the page when it begins and when it has ended */
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
