// The supplier is the server: a websocket, at an address below the page's, also behind a proxy with a prefix.

const ADDRESS = new URL("ws", document.baseURI).href.replace("http", "ws");

export const isRemote = true;

const PATIENCE = 8_000; // milliseconds for a connection to open

/**
 * Open a connection. One that hangs, as on a network that has gone silent, is closed.
 * @param {string} [code]  of a class: of several processes a proxy chooses the one that has it
 */
export function open(code) {
  const channel = new WebSocket(code ? `${ADDRESS}?class=${code}` : ADDRESS);
  const timer = setTimeout(() => channel.readyState === WebSocket.CONNECTING && channel.close(), PATIENCE);
  channel.addEventListener("open", () => clearTimeout(timer));
  return channel;
}

/** Return the HTTP status with which the server answers a websocket request, which browsers hide; 0 without an answer. */
export async function fetchStatus() {
  try {
    const query = new URLSearchParams({ origin: location.origin });
    const signal = AbortSignal.timeout(PATIENCE);
    return (await fetch(`${ADDRESS.replace("ws", "http")}/why?${query}`, { cache: "no-store", signal })).status;
  } catch {
    return 0;
  }
}

/**
 * Return true if the server runs another version by now, false if it does not answer. A file's address names its version,
 * and a server has only the files of its own version.
 */
export async function isOutdated() {
  try {
    return (await fetch(import.meta.url, { method: "HEAD", cache: "no-store" })).status === 404;
  } catch {
    return false;
  }
}

/** The server makes files on request. @param {string} address */
export const locate = async (address) => address;
