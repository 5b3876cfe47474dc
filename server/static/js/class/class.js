// The door to a class. What makes the page part of one is imported when it comes by a class's address, when its tab was
// in one before, or when the drawer is opened.

import { OF_TAB, readText } from "../page/storage.js";
import { once } from "../page/loading.js";
import { isOffered } from "../suppliers/offers.js";

/** @import { Attending, Look } from "../types.js" */

const TOKEN = /^#([0-9a-f]{32})$/; // a host's, which no server is told

/** @param {Parameters<typeof import("./attend.js").createAttending>[0]} parts */
export function createClass(parts) {
  const fields = new URLSearchParams(location.search); // the address bar is about to be rewritten
  const code = fields.get("class");
  const token = TOKEN.exec(location.hash)?.[1] ?? "";
  const goes = fields.has("step") && wasOpened();
  /** @type {Attending | null} */
  let attending = null;

  const attend = once(async () => {
    const { createAttending } = await import("./attend.js");
    attending = await createAttending(parts);
    parts.actions.repaint();
    return attending;
  });

  /** @param {Look} look */
  const render = (look) => attending?.render(look);
  if (isOffered("class") && parts.state().page.view !== "embed" && (code !== null || wasIn()))
    attend().then((its) => its.begin(code, token, goes), parts.actions.miss);
  return Object.assign(render, { attend });
}

/** Whether this tab was in a class before it was loaded anew. */
const wasIn = () => readText(OF_TAB.place) !== null;

/** Whether the page came by an address or a link, and not by loading it anew or going back. */
function wasOpened() {
  const [navigation] = performance.getEntriesByType("navigation");
  return /** @type {PerformanceNavigationTiming | undefined} */ (navigation)?.type === "navigate";
}
