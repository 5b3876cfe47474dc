// The countdown of a round, by this page's own clock: the server tells only how many seconds are left.

/** @import { Room } from "./room.js" */

/**
 * @param {() => void} changed  called as each second goes by
 * @param {() => number} [now]  milliseconds
 */
export function createCountdown(changed, now = () => performance.now()) {
  /** The news that told it last. @type {Pick<Room, "ends"> | null} */
  let told = null;
  let end = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  return {
    /**
     * The whole seconds that are left; null without a countdown.
     * @param {Pick<Room, "ends"> | null} room
     */
    left(room) {
      clearTimeout(timer);
      if (room !== told) end = now() + 1000 * (room?.ends ?? 0);
      told = room;
      if (room?.ends === undefined) return null;
      const left = Math.max(0, end - now());
      if (left > 0) timer = setTimeout(changed, left % 1000 || 1000);
      return Math.ceil(left / 1000);
    },
    stop: () => clearTimeout(timer),
  };
}
