// The tabs of one browser: the tab with a pupil's seat passes the news of its class on to the others, which have none and
// call the pupil back. The way back takes the seat along, so that a pupil is one.

/** @import { TabNews } from "./room.js" */

/** @type {BroadcastChannel | null} */
let channel = null;
/** Returns the news of this tab, also for tabs that open later. @type {() => TabNews | null} */
let latest = () => null;

/** Return the channel between the tabs of the browser. */
function open() {
  if (channel) return channel;
  channel = new BroadcastChannel("bitqueens.class");
  channel.addEventListener("message", ({ data }) => data ?? tell());
  return channel;
}

function tell() {
  const news = latest();
  if (news) open().postMessage(news);
}

/** Tell the other tabs the news of this tab's class. @param {() => TabNews | null} news */
export function tellTabs(news) {
  latest = news;
  tell();
}

/** Listen to the news of a class in another tab, at once if there is one. @param {(news: TabNews) => void} listen */
export function listenToTabs(listen) {
  open().addEventListener("message", ({ data }) => data && listen(data));
  open().postMessage(null);
}
