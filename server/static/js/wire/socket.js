// The connection to the server: requests and answers over a websocket, which reconnects when it is lost.
//
// Every request is complete in itself, so open ones are sent again after a loss. This module knows nothing about steps.

import { Refused, parseAnswer } from "./protocol.js";

/** @import { Connection } from "../types.js" */

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

/**
 * The status with which the server answers a websocket, since a browser does not tell; 0 if it does not answer.
 * @param {string} address  of the websocket
 */
async function askWhy(address) {
  try {
    const query = new URLSearchParams({ origin: location.origin });
    return (await fetch(`${address.replace("ws", "http")}/why?${query}`, { cache: "no-store" })).status;
  } catch {
    return 0;
  }
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

/**
 * @param {WebSocket} first  a connection that nobody listens to yet
 * @param {(connection: Connection) => void} onChange
 * @param {(asking: boolean) => void} [onAsking]  called when a first request is open, and when none is any more
 */
export function createSocket(first, onChange, onAsking = () => {}) {
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  /** @type {WebSocket | null} */
  let socket = null;
  let lastId = 0;
  let tries = 0;
  let why = 0; // as last asked for
  let refused = 0;
  /** @type {number | undefined} */
  let timer;

  /** @param {WebSocket} [opening] */
  function connect(opening = new WebSocket(first.url)) {
    timer = undefined;
    onChange({ status: tries ? "lost" : "connecting", retryIn: 0, refused });
    const opened = () => {
      socket = opening;
      tries = why = refused = 0;
      onChange({ status: "open", retryIn: 0, refused });
      for (const { text } of waiting.values()) opening.send(text());
    };
    const closed = async () => {
      const wasOpen = socket === opening;
      socket = null;
      const retryIn = pauseBefore(tries, Math.random());
      tries += 1;
      onChange({ status: "lost", retryIn, refused });
      const planned = (timer = setTimeout(() => connect(), retryIn * 1000));
      if (wasOpen) return;
      const before = why;
      why = await askWhy(first.url);
      refused = why === 200 && before !== 200 ? 0 : why; // it may have come back just now
      if (timer === planned) onChange({ status: "lost", retryIn, refused });
    };
    Object.assign(opening, { onopen: opened, onmessage: receive, onclose: closed });
    if (opening.readyState === WebSocket.OPEN) opened();
    else if (opening.readyState > WebSocket.OPEN) closed(); // it was refused before anybody listened
  }

  /** @param {MessageEvent} event */
  function receive({ data }) {
    const { id, type, body } = parseAnswer(data);
    const request = waiting.get(id);
    if (!request) return;
    if (NEWS.includes(type)) {
      request.news(body);
      return;
    }
    forget(id);
    if (type === "error") request.reject(new Refused(body.code, body.message));
    else request.resolve(body);
  }

  /** @param {number} id */
  function forget(id) {
    const wasAsking = isAsking();
    waiting.delete(id);
    if (wasAsking && !isAsking()) onAsking(false);
  }

  const isAsking = () => [...waiting.values()].some(({ lasts }) => !lasts);

  connect(first);

  return {
    /**
     * Send a request and wait for its answer, however often the connection is lost meanwhile.
     * @param {object | (() => object)} message  a function is asked each time that it is sent
     * @param {(body: Body) => void} [news]  receives what comes before the answer
     * @param {boolean} [lasts]  whether it stays open for as long as the viewer likes @returns {Promise<Body>}
     */
    request(message, news = () => {}, lasts = false) {
      lastId += 1;
      const id = lastId;
      const text = () => JSON.stringify({ ...(typeof message === "function" ? message() : message), id });
      return new Promise((resolve, reject) => {
        if (!lasts && !isAsking()) onAsking(true);
        waiting.set(id, { text, lasts, resolve, reject, news });
        socket?.send(text());
      });
    },
    /** The number of the latest request. */
    latestId: () => lastId,
    /** Cancel a request. @param {number} id */
    cancel(id) {
      const request = waiting.get(id);
      if (!request) return;
      if (socket) socket.send(JSON.stringify({ type: "cancel", id }));
      else {
        forget(id); // the server has forgotten it already
        request.resolve({ type: "cancelled", id });
      }
    },
    /** Reconnect at once, without waiting for the pause to end. */
    retry() {
      if (timer === undefined) return;
      clearTimeout(timer);
      connect();
    },
  };
}

/** @typedef {ReturnType<typeof createSocket>} Socket */

// Whether the server runs another version by now. A file's address names the version that it belongs to, and a server
// has the files of its own version alone.

/** @returns {Promise<boolean>}  false where the server does not answer */
export async function isOutdated() {
  try {
    return (await fetch(import.meta.url, { method: "HEAD", cache: "no-store" })).status === 404;
  } catch {
    return false;
  }
}

/**
 * Looks whenever a lost connection is back: the server may have been started anew.
 * @param {() => void} tell  that it is another version
 * @returns {(connection: Connection) => void}  takes every change
 */
export function watchVersion(tell) {
  let lost = false;
  return ({ status }) => {
    if (lost && status === "open") isOutdated().then((outdated) => outdated && tell());
    lost = status === "lost";
  };
}
