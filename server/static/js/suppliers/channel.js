// A channel to a supplier within the page. It behaves as a WebSocket: answers come later.

/** @import { Channel } from "../types.js" */

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3]; // as a WebSocket's

/** @implements {Channel} */
export class LocalChannel {
  readyState = CONNECTING;
  /** @type {Channel["onopen"]} */
  onopen = null;
  /** @type {Channel["onmessage"]} */
  onmessage = null;
  /** @type {Channel["onclose"]} */
  onclose = null;
  #receive;
  #leave;

  /**
   * @param {(text: string) => void} receive  receives each message of the page
   * @param {() => void} [leave]  called when the page closes the channel
   */
  constructor(receive, leave = () => {}) {
    this.#receive = receive;
    this.#leave = leave;
  }

  /** @param {string} text */
  send(text) {
    this.#receive(text);
  }

  close() {
    this.readyState = CLOSED;
    this.#leave();
  }

  /** Open the channel: the supplier is ready. */
  open() {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.(new Event("open"));
  }

  /** Send an answer to the page. @param {string} text */
  deliver(text) {
    if (this.readyState === OPEN) this.onmessage?.({ data: text });
  }

  /** Close the channel from the supplier's side. */
  lose() {
    if (this.readyState === CLOSED) return;
    this.close();
    this.onclose?.(new Event("close"));
  }
}
