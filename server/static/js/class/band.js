// The band of a pupil's page: its standing, the pupil's number, and buttons to return to the lead or to raise a hand.

import { el, find, mark, setAttribute, svg, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { isAsking, wayAsked } from "./following.js";

/** @import { Attendance, Room } from "./room.js" */

const words = await wordsOf("class");

const { BAND: WORDS } = words;

const HAND =
  "M9 11V4.5a1.5 1.5 0 0 1 3 0V10h1V3a1.5 1.5 0 0 1 3 0v7.5h1V5.5a1.5 1.5 0 0 1 3 0V15a7 7 0 0 1-7 7h-1.5a7 7 0 0 1-5.600-2.800L2.800 15a1.600 1.600 0 0 1 2.400-2.100L8 15.200V8a1.5 1.5 0 0 1 1-1.400Z";

const LINES = "M4 6h16v2H4zM4 11h16v2H4zM4 16h16v2H4z";
const MENU = { type: "button", class: "icon class-menu", popovertarget: "menu", "data-part": "class-tools" };

/** Return the pupil's standing in the class, as a key of STATES. @param {Attendance} attendance @returns {keyof typeof WORDS.STATES} */
function standingOf({ status, room, follows }) {
  if (status === "waiting") return "waiting";
  if (status !== "here" || !room) return "joining";
  if (room.away) return follows ? "away" : "free";
  if (!follows) return room.phase === "open" ? "asked" : "free";
  if (room.phase === "open" || room.phase === "closed") return room.phase;
  return room.mode === "free" ? "following" : room.mode;
}

/** Return whether the pupil may switch between following and looking around. @param {string} standing @param {Room | null} room */
const canChange = (standing, room) =>
  ["free", "asked", "following"].includes(standing) || (standing === "away" && room?.mode === "free");

/** @param {Room} room */
const formatVoted = ({ voted = 0, of = 0 }) => words.voted({ voted, of });

/** @param {{toggle: () => void, raiseHand: () => void}} callbacks */
export function createBand({ toggle, raiseHand }) {
  const text = el("span", { class: "class-standing", role: "status" });
  const number = el("span", { class: "hint class-number" });
  const votes = el("span", { class: "class-votes" });
  const hand = el(
    "button",
    { type: "button", class: "text class-hand", "aria-pressed": "false", title: WORDS.handTitle },
    svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: HAND })),
    el("span", { class: "name" }, WORDS.hand),
  );
  const follow = el("button", { type: "button", class: "text class-follow" });
  const menu = buildMenuButton();
  const element = el(
    "section",
    { class: "compact class-band", "aria-label": WORDS.name },
    text,
    number,
    votes,
    follow,
    hand,
    menu,
  );
  hand.addEventListener("click", raiseHand);
  follow.addEventListener("click", toggle);

  return {
    /** @param {Attendance} attendance */
    render(attendance) {
      const { number: seat, room, follows, hand: raised } = attendance;
      if (!element.isConnected) find("main").before(element);
      const standing = standingOf(attendance);
      const asked = room !== null && isAsking(room);
      write(text, WORDS.STATES[standing]);
      write(number, seat ? words.yourNumber({ number: seat }) : "");
      write(votes, asked ? formatVoted(room) : "");
      follow.hidden = !canChange(standing, room);
      write(follow, follows ? WORDS.look : standing === "asked" ? WORDS.answer : WORDS.back);
      follow.classList.toggle("primary", !follows);
      setAttribute(hand, "aria-pressed", String(raised));
      mark(element, "standing", standing);
      const root = document.documentElement;
      const way = wayAsked(room);
      mark(root, "class", asked && standing !== "closed" ? "band" : standing);
      mark(root, "class-way", follows ? way : "");
      mark(root, "voting", standing === "open" ? way : "");
      mark(root, "follows", follows && (room?.mode === "free" || "held"));
    },
    close() {
      element.remove();
      for (const name of ["class", "class-way", "voting", "follows"]) mark(document.documentElement, name, "");
    },
  };
}

/** Create the button of the page's menu, for phones that hide their header. */
const buildMenuButton = () =>
  el(
    "button",
    { ...MENU, "aria-label": WORDS.menu },
    svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: LINES })),
  );
