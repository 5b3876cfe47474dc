// The server answers: over a websocket, whatever all addresses begin with behind a proxy.

const ADDRESS = new URL("ws", document.baseURI).href.replace("http", "ws");

export const open = () => new WebSocket(ADDRESS);

/** The status with which the server answers a websocket, since a browser does not tell; 0 if it does not answer. */
export async function askWhy() {
  try {
    const query = new URLSearchParams({ origin: location.origin });
    return (await fetch(`${ADDRESS.replace("ws", "http")}/why?${query}`, { cache: "no-store" })).status;
  } catch {
    return 0;
  }
}

/**
 * Whether the server runs another version by now; false where it does not answer. A file's address names the version
 * that it belongs to, and a server has the files of its own version alone.
 */
export async function isOutdated() {
  try {
    return (await fetch(import.meta.url, { method: "HEAD", cache: "no-store" })).status === 404;
  } catch {
    return false;
  }
}

/** A server is there from the beginning, and a version comes with a new connection. */
export const watch = () => {};
export const retry = () => {};
export const renew = async () => {};

/** The server makes a file when it is asked for. @param {string} address */
export const locate = async (address) => address;
