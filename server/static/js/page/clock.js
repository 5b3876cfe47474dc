// The page's only clock, a loop over animation frames. Each frame first moves the film, then paints.

const LONGEST = 100; // milliseconds: after a pause of the browser the film goes on from its step

/**
 * @param {(callback: (now: number) => void) => void} request  requestAnimationFrame, or a substitute in tests
 * @param {(running: boolean) => void} [onChange]  called when the loop starts, and when it stops because nothing moves
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
      running = moving || paint !== null; // an error in one frame does not stop the clock
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
    /**
     * Call `mover` in each frame with the seconds since the last one, until it returns false.
     * @param {typeof tick} mover
     */
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
