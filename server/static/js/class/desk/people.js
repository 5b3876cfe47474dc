// Who is here, for the host: how many, whose hand is up, whether they may look around, who leads; and what can be done
// about one.

import { createButton, el, put, write, mark } from "../../page/dom.js";
import { parseWhole } from "../../words/numbers.js";
import { wordsOf } from "../../words/words.js";

/** @import { Places, Room } from "../room.js" */
/** @import { Session } from "../session.js" */

const words = await wordsOf("desk");

const { LEAD, PEOPLE: WORDS } = words;
const MODES = /** @type {const} */ (["free", "pinned", "front"]);

/**
 * @param {{session: Session, take: () => void, attempt: (doing: Promise<unknown>, done?: string) => void}} parts
 *   attempt: says what was refused
 */
export function createPeople({ session, take, attempt }) {
  const counts = el("p", { class: "class-count" });
  const rest = el("p", { class: "class-hint" });
  const hands = el("p", { class: "class-hands", role: "status" });
  const modes = MODES.map((mode) => ({
    mode,
    button: createButton(WORDS.MODES[mode], () => attempt(session.mode(mode))),
  }));
  const lock = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", id: "class-lock" }));
  lock.addEventListener("change", () => attempt(session.lock(lock.checked)));
  const field = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "text",
      id: "class-number",
      inputmode: "numeric",
      autocomplete: "off",
      maxlength: 6,
      "aria-describedby": "class-number-refused",
    })
  );
  const refused = el("p", { class: "class-refused", id: "class-number-refused", role: "alert" });
  const lead = el("p", { class: "class-hint" });
  const takes = createButton(LEAD.take, take);
  const element = el(
    "section",
    { class: "class-people-list" },
    el("h3", {}, WORDS.title),
    counts,
    rest,
    hands,
    el(
      "div",
      { class: "class-modes", role: "group", "aria-label": WORDS.mode },
      el("span", {}, WORDS.mode),
      ...modes.map((each) => each.button),
    ),
    el("div", { class: "settings" }, el("label", { for: "class-lock" }, lock, WORDS.lock)),
    el("div", { class: "row" }, lead, takes),
    el(
      "div",
      { class: "row" },
      el("label", { for: "class-number" }, WORDS.number),
      field,
      createButton(WORDS.give, () => withNumber((number) => attempt(session.give(number), WORDS.given({ number })))),
      createButton(WORDS.drop, () => withNumber((number) => attempt(session.drop(number), WORDS.dropped({ number })))),
    ),
    refused,
  );

  /** @param {(number: number) => void} act */
  function withNumber(act) {
    const most = session.get().room?.seats ?? 0;
    const number = parseWhole(field.value.trim());
    const isGood = number !== null && number >= 1 && number <= most;
    write(refused, isGood ? "" : WORDS.notNumber({ count: most }));
    put(field, "aria-invalid", String(!isGood));
    if (!isGood) return field.focus();
    field.value = "";
    act(number);
  }

  return {
    element,
    /** @param {Room} room @param {Places | null} places @param {boolean} isLeading */
    render(room, places, isLeading) {
      write(counts, words.people(room.here, places?.follow ?? null));
      write(rest, places ? WORDS.rest({ free: places.free, away: places.away }) : "");
      write(
        hands,
        places?.hands.length
          ? WORDS.hands({ count: places.hands.length, hands: places.hands.join(", ") })
          : WORDS.noHands,
      );
      for (const { mode, button: its } of modes) put(its, "aria-pressed", String(room.mode === mode));
      if (document.activeElement !== lock || lock.checked !== room.locked) lock.checked = room.locked;
      write(lead, isLeading ? LEAD.me : room.lead ? LEAD.seat({ number: room.lead }) : LEAD.host);
      takes.hidden = isLeading;
    },
    /** Bring it into view, with whose hand is up. */
    show: () => element.scrollIntoView({ block: "start" }),
  };
}

// Tells the host that the server's processes cannot reach Redis, by which they share a class, and when they can again.

const { OUTAGE } = words;
const SHOWN = 60_000; // milliseconds for which it is told that all is well again

export function createOutage() {
  const element = el("p", { class: "class-outage", role: "status" });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let wasAway = false;

  return {
    element,
    /** @param {boolean} isAway */
    render(isAway) {
      if (isAway === wasAway) return;
      wasAway = isAway;
      clearTimeout(timer);
      write(element, isAway ? OUTAGE.away : OUTAGE.back);
      mark(element, "away", isAway);
      if (!isAway) timer = setTimeout(() => write(element, ""), SHOWN);
    },
    close: () => clearTimeout(timer),
  };
}
