// Entry to a class. The modules for classes are imported if the page's address names a class, if its tab was in one
// before, or when the drawer is opened.

import { HOST, OF_TAB, readText } from "../page/storage.js";
import { once } from "../page/loading.js";
import { isOffered } from "../suppliers/offers.js";
import { readCode, savedPlace } from "./room.js";
import { listenToTabs } from "./tabs.js";

/** @import { Socket } from "../wire/socket.js" */
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
  const isPage = isOffered("class") && parts.store.get().page.view !== "embed";
  if (isPage && (code !== null || wasIn()))
    attend().then((page) => page.enter(code, token, { hasPlace, isAlone }), parts.actions.miss);
  else if (isOffered("class")) remind(() => parts.store.get().class.role === "");
  if (isPage && code === null && !wasIn() && readText(HOST) !== null)
    import("./desk/comeback.js").then(({ offerClass }) => offerClass({ ...parts, attend }), parts.actions.miss);
  return Object.assign(render, { attend });
}

/** Call back the pupil whose class is in another tab. @param {() => boolean} isAway  this tab is in none */
function remind(isAway) {
  const load = once(async () => (await import("./beside.js")).createReminder());
  listenToTabs(async (news) => isAway() && (await load())(news));
}

/** Stand beside the class on a page of its own: with the seat of its tab, or by the news of another tab. @param {Socket} [socket]  the page's connection to the server */
export function standBeside(socket) {
  const named = isOffered("class") ? readCode(new URLSearchParams(location.search).get("class") ?? "") : null;
  const saved = savedPlace();
  const code = named ?? (saved && !saved.token ? saved.code : null); // read now: the address is about to be rewritten
  if (code === null) remind(() => true);
  else import("./beside.js").then(({ joinBeside }) => joinBeside(code, socket));
}

/** Return whether this tab was in a class before a reload. */
const wasIn = () => readText(OF_TAB.place) !== null;

/** Return whether an address or a link led to the page, not a reload or the history. */
function wasOpened() {
  const [navigation] = performance.getEntriesByType("navigation");
  return /** @type {PerformanceNavigationTiming | undefined} */ (navigation)?.type === "navigate";
}
