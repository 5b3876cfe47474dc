// Entry to a class. The modules for classes are imported if the page's address names a class, if its tab was in one
// before, or when the drawer is opened.

import { HOST, OF_TAB, readText } from "../page/storage.js";
import { once } from "../page/loading.js";
import { isOffered } from "../suppliers/offers.js";

/** @import { Attending, Look } from "../types.js" */

const TOKEN = /^#([0-9a-f]{32})$/; // a host's; a fragment is not sent to the server

/** Create the painter of a class, with `attend`. @param {Parameters<typeof import("./attend.js").createAttending>[0]} parts */
export function createClass(parts) {
  const fields = new URLSearchParams(location.search); // read now: the address is about to be rewritten
  const code = fields.get("class");
  const token = TOKEN.exec(location.hash)?.[1] ?? "";
  const isAlone = fields.has("byhand");
  const hasPlace = (fields.has("step") || fields.has("lesson")) && wasOpened();
  /** @type {Attending | null} */
  let attending = null;

  const attend = once(async () => {
    const { createAttending } = await import("./attend.js");
    return (attending = await createAttending(parts));
  });

  /** @param {Look} look */
  const render = (look) => attending?.render(look);
  if (isOffered("class") && parts.store.get().page.view !== "embed" && (code !== null || wasIn()))
    attend().then((page) => page.enter(code, token, { hasPlace, isAlone }), parts.actions.miss);
  else if (isOffered("class") && parts.store.get().page.view !== "embed" && readText(HOST) !== null)
    import("./desk/comeback.js").then(({ offerClass }) => offerClass({ ...parts, attend }), parts.actions.miss);
  return Object.assign(render, { attend });
}

/** Return whether this tab was in a class before a reload. */
const wasIn = () => readText(OF_TAB.place) !== null;

/** Return whether an address or a link led to the page, not a reload or the history. */
function wasOpened() {
  const [navigation] = performance.getEntriesByType("navigation");
  return /** @type {PerformanceNavigationTiming | undefined} */ (navigation)?.type === "navigate";
}
