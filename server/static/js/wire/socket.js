// The connection to the supplier: requests and answers over a channel, such as a websocket. A lost channel is opened again.
//
// Every request is complete in itself, so open ones are sent again after a loss. This module has no idea of steps.

import { createHeartbeat } from "./heartbeat.js";
import { Refused, parseAnswer } from "./protocol.js";

/** @import { Connection, Channel, Supplier } from "../types.js" */

const FIRST_PAUSE = 0.5; // seconds before the first try after a loss; doubles up to the longest
const LONGEST_PAUSE = 15;

/**
 * Return the seconds to wait before a try, with jitter, so that a class does not reconnect all at once.
 * @param {number} tries
 * @param {number} chance  from 0 to 1
 */
export function pauseBefore(tries, chance) {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + chance / 2);
}

/** @typedef {Record<string, any>} Body */
/**
 * A request without its answer yet. `lasts`: it stays open until the viewer leaves.
 * @typedef {{
 *   text: () => string,
 *   lasts: boolean,
 *   resolve: (body: Body) => void,
 *   reject: (error: Error) => void,
 *   news: (body: Body) => void,
 * }} PendingRequest
 */

const INTERIM = ["progress", "room", "tally", "places"]; // kinds of messages that come before an answer

class LastingSocket {
  #supplier;
  #onChange;
  #onAsking;
  #heartbeat;
  /** @type {Map<number, PendingRequest>} */
  #pending = new Map();
  /** @type {Channel | null} */
  #channel = null;
  /** The channel that has not opened yet. @type {Channel | null} */
  #opening = null;
  #code = ""; // of the class whose process the next connection leads to; "": any process
  #lastId = 0;
  #received = 0; // messages
  #suspected = false; // the page shows that the server is silent
  #tries = 0;
  #status = 0; // the latest answer of fetchStatus
  #refused = 0;
  /** @type {number | undefined} */
  #timer;

  /**
   * @param {Pick<Supplier, "open" | "fetchStatus" | "isRemote">} supplier
   * @param {Channel} first  a channel without handlers as yet
   * @param {(connection: Connection) => void} onChange
   * @param {(asking: boolean) => void} onAsking  called with true when a first request opens, with false when the last one is answered
   */
  constructor(supplier, first, onChange, onAsking) {
    this.#supplier = supplier;
    this.#onChange = onChange;
    this.#onAsking = onAsking;
    this.#heartbeat = supplier.isRemote ? createHeartbeat(this) : null;
    this.#connect(first);
  }

  /** @param {Channel} [opening] */
  #connect(opening = this.#supplier.open(this.#code)) {
    this.#timer = undefined;
    this.#opening = opening;
    this.#report(this.#tries ? "lost" : "connecting");
    const opened = () => this.#handleOpen(opening);
    const closed = () => this.#handleClose(opening);
    Object.assign(opening, { onopen: opened, onmessage: this.#receive, onclose: closed });
    if (opening.readyState === WebSocket.OPEN) opened();
    else if (opening.readyState > WebSocket.OPEN) closed(); // it closed before it had handlers
  }

  /** @param {Connection["status"]} status  a silent connection is not reported as lost before a try to open another has failed */
  #report(status) {
    this.#onChange({ status: this.#suspected ? "silent" : status, refused: this.#refused });
  }

  /** Beat while a request waits for an answer over an open channel. */
  #watch() {
    if (this.#channel && this.#pending.size) this.#heartbeat?.start();
    else this.#heartbeat?.stop();
  }

  /** Send all open requests over the channel that has just opened. @param {Channel} opened */
  #handleOpen(opened) {
    this.#channel = opened;
    this.#opening = null;
    this.#tries = this.#status = this.#refused = 0;
    this.#suspected = false;
    this.#report("open");
    for (const { text } of this.#pending.values()) opened.send(text());
    this.#watch();
  }

  /** Plan another try, since the channel was lost or did not open. @param {Channel} closed */
  async #handleClose(closed) {
    const wasOpen = this.#channel === closed;
    this.#suspected &&= wasOpen;
    this.#channel = this.#opening = null;
    this.#watch();
    const pause = pauseBefore(this.#tries, Math.random());
    this.#tries += 1;
    this.#report("lost");
    const planned = (this.#timer = setTimeout(() => this.#connect(), pause * 1000));
    if (wasOpen) return;
    const before = this.#status;
    this.#status = await this.#supplier.fetchStatus();
    this.#refused = this.#status === 200 && before !== 200 ? 0 : this.#status; // the server may have come back just now
    if (this.#timer === planned) this.#report("lost");
  }

  /** @param {MessageEvent} event */
  #receive = ({ data }) => {
    const { id, type, body } = parseAnswer(data);
    this.#received += 1;
    const wasSuspected = this.#suspected;
    this.#suspected = false;
    if (wasSuspected) this.#report("open");
    const request = this.#pending.get(id);
    if (!request) return;
    if (INTERIM.includes(type)) {
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
    this.#pending.delete(id);
    this.#watch();
    if (wasAsking && !this.#isAsking()) this.#onAsking(false);
  }

  #isAsking() {
    return [...this.#pending.values()].some(({ lasts }) => !lasts);
  }

  /**
   * Send a request and resolve to its answer; send it again after each loss of the connection.
   * @param {object | (() => object)} message  a function is called each time that the request is sent
   * @param {(body: Body) => void} [news]  receives the messages that come before the answer
   * @param {boolean} [lasts]  true: it stays open for as long as the viewer likes @returns {Promise<Body>}
   */
  request(message, news = () => {}, lasts = false) {
    this.#lastId += 1;
    const id = this.#lastId;
    const text = () => JSON.stringify({ ...(typeof message === "function" ? message() : message), id });
    return new Promise((resolve, reject) => {
      if (!lasts && !this.#isAsking()) this.#onAsking(true);
      this.#pending.set(id, { text, lasts, resolve, reject, news });
      this.#channel?.send(text());
      this.#watch();
    });
  }

  countReceived = () => this.#received;

  /** Report the connection as silent, since no message has come for too long, until the next one comes. */
  suspect() {
    if (!this.#channel) return;
    this.#suspected = true;
    this.#report("silent");
  }

  /** Close a connection that carries nothing any more, and open another without waiting for its close event. */
  renew() {
    const channel = this.#channel;
    if (!channel) return;
    abandon(channel);
    this.#handleClose(channel);
  }

  /** Let later connections lead to the process of a class; "": to any process. @param {string} code */
  direct(code) {
    this.#code = code;
  }

  /** Open another connection at once, and send all open requests over it. */
  reconnect() {
    if (!this.#channel) return;
    abandon(this.#channel);
    this.#channel = null;
    this.#watch();
    this.#connect();
  }

  latestId() {
    return this.#lastId;
  }

  /** @param {number} id */
  cancel(id) {
    const request = this.#pending.get(id);
    if (!request) return;
    if (this.#channel) this.#channel.send(JSON.stringify({ type: "cancel", id }));
    else {
      this.#forget(id); // the connection is lost, and its requests with it
      request.resolve({ type: "cancelled", id });
    }
  }

  /** Reconnect at once if the connection is lost, and soon if it is silent: the device is awake, or has a network, again. */
  wake = () => {
    this.#heartbeat?.hurry();
    this.retry();
  };

  /** Reconnect at once, without waiting for the end of a pause, of silence, or of a try that hangs. The first try is left alone. */
  retry = () => {
    if (this.#suspected) this.renew();
    if (this.#timer === undefined && !(this.#opening && this.#tries)) return;
    clearTimeout(this.#timer);
    if (this.#opening) abandon(this.#opening);
    this.#connect();
  };
}

/** Close a channel and ignore its events. @param {Channel} channel */
function abandon(channel) {
  Object.assign(channel, { onopen: null, onmessage: null, onclose: null });
  channel.close();
}

/**
 * @param {Pick<Supplier, "open" | "fetchStatus" | "isRemote">} supplier
 * @param {Channel} first  a channel without handlers as yet
 * @param {(connection: Connection) => void} onChange
 * @param {(asking: boolean) => void} [onAsking]  called with true when a first request opens, with false when the last one is answered
 */
export const createSocket = (supplier, first, onChange, onAsking = () => {}) =>
  new LastingSocket(supplier, first, onChange, onAsking);

/** @typedef {ReturnType<typeof createSocket>} Socket */

/**
 * Check for another version of the page whenever a lost connection is back.
 * @param {Pick<Supplier, "isOutdated">} supplier
 * @param {() => void} onOutdated
 * @returns {(connection: Connection) => void}  to be called with every change of the connection
 */
export function watchVersion(supplier, onOutdated) {
  let lost = false;
  return ({ status }) => {
    if (lost && status === "open") supplier.isOutdated().then((outdated) => outdated && onOutdated());
    lost = status === "lost" || status === "silent";
  };
}
