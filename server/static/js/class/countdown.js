// The countdown of a round, by this page's own clock: the server sends only the seconds left.

/** @import { Room } from "./room.js" */

/**
 * @param {() => void} changed  called every second
 * @param {() => number} [now]  milliseconds
 */
export function createCountdown(changed, now = () => performance.now()) {
  /** The snapshot that the end was computed from. @type {Pick<Room, "ends"> | null} */
  let latest = null;
  let end = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  return {
    /**
     * Return the whole seconds left; null without a countdown.
     * @param {Pick<Room, "ends"> | null} room
     */
    left(room) {
      clearTimeout(timer);
      if (room !== latest) end = now() + 1000 * (room?.ends ?? 0);
      latest = room;
      if (room?.ends === undefined) return null;
      const left = Math.max(0, end - now());
      if (left > 0) timer = setTimeout(changed, left % 1000 || 1000);
      return Math.ceil(left / 1000);
    },
    stop: () => clearTimeout(timer),
  };
}
