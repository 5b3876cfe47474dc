// A line to who answers within the page. It does what a WebSocket does: what is sent is answered later.

/** @import { Line } from "../types.js" */

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3]; // as a WebSocket's

/** @implements {Line} */
export class LocalLine {
  readyState = CONNECTING;
  /** @type {Line["onopen"]} */
  onopen = null;
  /** @type {Line["onmessage"]} */
  onmessage = null;
  /** @type {Line["onclose"]} */
  onclose = null;
  #take;
  #leave;

  /**
   * @param {(text: string) => void} take  a message of the page
   * @param {() => void} [leave]  the page has given up the line
   */
  constructor(take, leave = () => {}) {
    this.#take = take;
    this.#leave = leave;
  }

  /** @param {string} text */
  send(text) {
    this.#take(text);
  }

  close() {
    this.readyState = CLOSED;
    this.#leave();
  }

  /** Who answers is there. */
  open() {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.(new Event("open"));
  }

  /** An answer for the page. @param {string} text */
  say(text) {
    if (this.readyState === OPEN) this.onmessage?.({ data: text });
  }

  /** Who answers is gone. */
  lose() {
    if (this.readyState === CLOSED) return;
    this.close();
    this.onclose?.(new Event("close"));
  }
}
