// The connection to who answers: requests and answers over a line, such as a websocket, that is opened anew when it is
// lost.
//
// Every request is complete in itself, so open ones are sent again after a loss. This module knows nothing about steps.

import { Refused, parseAnswer } from "./protocol.js";

/** @import { Connection, Line, Supplier } from "../types.js" */

const FIRST_PAUSE = 0.5; // seconds before the first try after a loss; doubles up to the longest
const LONGEST_PAUSE = 15;

/**
 * The pause before a try, with jitter, so that a class does not reconnect all at once.
 * @param {number} tries
 * @param {number} chance  from 0 to 1
 */
export function pauseBefore(tries, chance) {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + chance / 2);
}

/** @typedef {Record<string, any>} Body */
/**
 * `lasts`: it is answered only when somebody leaves.
 * @typedef {{
 *   text: () => string,
 *   lasts: boolean,
 *   resolve: (body: Body) => void,
 *   reject: (error: Error) => void,
 *   news: (body: Body) => void,
 * }} Waiting
 */

const NEWS = ["progress", "room", "tally", "places"]; // what comes before an answer

class LastingSocket {
  #supplier;
  #onChange;
  #onAsking;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** @type {Line | null} */
  #line = null;
  #lastId = 0;
  #heard = 0; // messages
  #suspected = false; // whether the page says that the server is silent
  #tries = 0;
  #why = 0; // as last asked for
  #refused = 0;
  /** @type {number | undefined} */
  #timer;

  /**
   * @param {Pick<Supplier, "open" | "askWhy">} supplier
   * @param {Line} first  one that nobody listens to yet
   * @param {(connection: Connection) => void} onChange
   * @param {(asking: boolean) => void} onAsking  called when a first request is open, and when none is any more
   */
  constructor(supplier, first, onChange, onAsking) {
    this.#supplier = supplier;
    this.#onChange = onChange;
    this.#onAsking = onAsking;
    this.#connect(first);
  }

  /** @param {Line} [opening] */
  #connect(opening = this.#supplier.open()) {
    this.#timer = undefined;
    this.#tell(this.#tries ? "lost" : "connecting", 0);
    const opened = () => this.#begin(opening);
    const closed = () => this.#end(opening);
    Object.assign(opening, { onopen: opened, onmessage: this.#receive, onclose: closed });
    if (opening.readyState === WebSocket.OPEN) opened();
    else if (opening.readyState > WebSocket.OPEN) closed(); // it was refused before anybody listened
  }

  /** @param {Connection["status"]} status @param {number} retryIn */
  #tell(status, retryIn) {
    this.#onChange({ status, retryIn, refused: this.#refused });
  }

  /** The connection is open: whatever waits is sent. @param {Line} opened */
  #begin(opened) {
    this.#line = opened;
    this.#tries = this.#why = this.#refused = 0;
    this.#suspected = false;
    this.#tell("open", 0);
    for (const { text } of this.#waiting.values()) opened.send(text());
  }

  /** The connection is lost, or did not come: another try is planned. @param {Line} closed */
  async #end(closed) {
    const wasOpen = this.#line === closed;
    this.#line = null;
    const retryIn = pauseBefore(this.#tries, Math.random());
    this.#tries += 1;
    this.#tell("lost", retryIn);
    const planned = (this.#timer = setTimeout(() => this.#connect(), retryIn * 1000));
    if (wasOpen) return;
    const before = this.#why;
    this.#why = await this.#supplier.askWhy();
    this.#refused = this.#why === 200 && before !== 200 ? 0 : this.#why; // it may have come back just now
    if (this.#timer === planned) this.#tell("lost", retryIn);
  }

  /** @param {MessageEvent} event */
  #receive = ({ data }) => {
    const { id, type, body } = parseAnswer(data);
    this.#heard += 1;
    if (this.#suspected) this.#tell("open", 0);
    this.#suspected = false;
    const request = this.#waiting.get(id);
    if (!request) return;
    if (NEWS.includes(type)) {
      request.news(body);
      return;
    }
    this.#forget(id);
    if (type === "error") request.reject(new Refused(body.code, body.message));
    else request.resolve(body);
  };

  /** @param {number} id */
  #forget(id) {
    const wasAsking = this.#isAsking();
    this.#waiting.delete(id);
    if (wasAsking && !this.#isAsking()) this.#onAsking(false);
  }

  #isAsking() {
    return [...this.#waiting.values()].some(({ lasts }) => !lasts);
  }

  /**
   * Send a request and wait for its answer, however often the connection is lost meanwhile.
   * @param {object | (() => object)} message  a function is asked each time that it is sent
   * @param {(body: Body) => void} [news]  receives what comes before the answer
   * @param {boolean} [lasts]  whether it stays open for as long as the viewer likes @returns {Promise<Body>}
   */
  request(message, news = () => {}, lasts = false) {
    this.#lastId += 1;
    const id = this.#lastId;
    const text = () => JSON.stringify({ ...(typeof message === "function" ? message() : message), id });
    return new Promise((resolve, reject) => {
      if (!lasts && !this.#isAsking()) this.#onAsking(true);
      this.#waiting.set(id, { text, lasts, resolve, reject, news });
      this.#line?.send(text());
    });
  }

  /** How many messages have come. */
  heard = () => this.#heard;

  /** Nothing has come for too long: say that the connection is lost, until something comes. */
  suspect() {
    if (!this.#line) return;
    this.#suspected = true;
    this.#tell("lost", 0);
  }

  /** Give up a connection that is as good as lost, whether or not its end is ever heard of. */
  renew() {
    const line = this.#line;
    if (!line) return;
    Object.assign(line, { onopen: null, onmessage: null, onclose: null });
    line.close();
    this.#end(line);
  }

  /** The number of the latest request. */
  latestId() {
    return this.#lastId;
  }

  /** Cancel a request. @param {number} id */
  cancel(id) {
    const request = this.#waiting.get(id);
    if (!request) return;
    if (this.#line) this.#line.send(JSON.stringify({ type: "cancel", id }));
    else {
      this.#forget(id); // the server has forgotten it already
      request.resolve({ type: "cancelled", id });
    }
  }

  /** Reconnect at once, without waiting for the pause to end. */
  retry = () => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}

/**
 * @param {Pick<Supplier, "open" | "askWhy">} supplier
 * @param {Line} first  one that nobody listens to yet
 * @param {(connection: Connection) => void} onChange
 * @param {(asking: boolean) => void} [onAsking]  called when a first request is open, and when none is any more
 */
export const createSocket = (supplier, first, onChange, onAsking = () => {}) =>
  new LastingSocket(supplier, first, onChange, onAsking);

/** @typedef {ReturnType<typeof createSocket>} Socket */

/**
 * Looks whenever a lost connection is back, whether another version is served by now.
 * @param {Pick<Supplier, "isOutdated">} supplier
 * @param {() => void} tell  that it is another version
 * @returns {(connection: Connection) => void}  takes every change
 */
export function watchVersion(supplier, tell) {
  let lost = false;
  return ({ status }) => {
    if (lost && status === "open") supplier.isOutdated().then((outdated) => outdated && tell());
    lost = status === "lost";
  };
}
