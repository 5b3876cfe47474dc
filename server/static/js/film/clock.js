// The page's one clock: a loop over animation frames, in which first the film moves and then the screen is painted.

const LONGEST = 100; // milliseconds: after a pause of the browser's the film does not leap

/**
 * @param {(callback: (now: number) => void) => void} request  requestAnimationFrame, or a test's own
 * @param {(running: boolean) => void} [onChange]  the loop has begun, or has ended because nothing moves
 */
export function createClock(request, onChange = () => {}) {
  let running = false;
  let before = 0;
  /** @type {((seconds: number, now: number) => boolean) | null} */
  let tick = null;
  /** @type {((now: number) => void) | null} */
  let paint = null;

  /** @param {number} now */
  function frame(now) {
    const seconds = Math.min(LONGEST, now - before) / 1000;
    before = now;
    let moving = false;
    try {
      moving = tick ? tick(seconds, now) : false;
      const painter = paint;
      paint = null;
      painter?.(now);
    } finally {
      running = moving || paint !== null; // what went wrong in one frame does not end the clock
      if (running) request(frame);
      else onChange(false);
    }
  }

  function wake() {
    if (running) return;
    running = true;
    onChange(true);
    request((now) => {
      before = now;
      frame(now);
    });
  }

  return {
    /** Call this with the seconds since the last frame for as long as it says that something moves. @param {typeof tick} mover */
    onTick(mover) {
      tick = mover;
    },
    /** Paint in the next frame. @param {(now: number) => void} painter */
    nextPaint(painter) {
      paint = painter;
      wake();
    },
    wake,
  };
}

/** @typedef {ReturnType<typeof createClock>} Clock */
