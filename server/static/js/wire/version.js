// Whether the server runs another version by now. A file's address names the version that it belongs to, and a server has
// the files of its own version alone.

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
 * @returns {(connection: import("../types.js").Connection) => void}  takes every change
 */
export function watchVersion(tell) {
  let lost = false;
  return ({ status }) => {
    if (lost && status === "open") isOutdated().then((outdated) => outdated && tell());
    lost = status === "lost";
  };
}
