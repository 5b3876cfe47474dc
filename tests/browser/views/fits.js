// Lists the faults of a page's layout, as it stands in its window. A rule holds for each page that has the parts it is about.

/**
 * @param {{board: string, side?: number, footed?: boolean, counted?: boolean}} least  the board's selector, "" to check only
 *   widths; its least side in pixels; if buttons may lie on the end of the page; if counters have to be visible
 */
(least) => {
  const faults = [];
  const check = (holds, fault) => holds || faults.push(fault);
  const all = (selector, root = document) =>
    [...root.querySelectorAll(selector)].filter((part) => part.checkVisibility({ visibilityProperty: true }));
  const box = (part) => part.getBoundingClientRect();
  const nameOf = (part) => part.id || part.className || part.textContent.slice(0, 30) || part.localName;
  const page = document.documentElement;
  const isSeen = (part, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return Boolean(hit) && (part.contains(hit) || hit.contains(part));
  };
  const drawer = all("#drawer")[0];

  /** The page is not wider than its window, and no part is wider than the page, its card or its own box. */
  function checkWidths() {
    check(page.scrollWidth <= page.clientWidth, `the page is ${page.scrollWidth - page.clientWidth} pixels too wide`);
    const scrolls = (part) =>
      part && (["auto", "scroll"].includes(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
    for (const part of all("body *")) {
      if (!(part instanceof HTMLElement) || part.matches(".fallen, .fallen *, .skip-link")) continue;
      if (getComputedStyle(part).clipPath !== "none") continue; // for screen readers
      const { left, right, width } = box(part);
      const card = part.closest(".lane");
      const [least, most] = card ? [box(card).left, box(card).right] : [0, page.clientWidth];
      const isOut = width > 1 && (left < least - 1 || right > most + 1);
      check(!isOut || scrolls(part.parentElement), `${nameOf(part)} sticks out`);
    }
  }

  /** The board is large and nothing lies on its corners, once the page has scrolled to it. */
  function checkBoard() {
    const board = document.querySelector(least.board);
    if (!board || !least.side || drawer) return;
    board.scrollIntoView({ block: "end", behavior: "instant" });
    const { left, right, top, bottom, width } = box(board);
    check(width >= least.side - 0.5, `the board has ${width} pixels`);
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y]));
    const covered = corners.filter(([x, y]) => !board.contains(document.elementFromPoint(x, y)));
    check(least.footed || !covered.length, `${covered.length} corners of the board are covered`);
    scrollTo(0, 0);
  }

  /** Each cell of a register stands under its square, below the board. */
  function checkRegisters() {
    const squares = all("#squares .square");
    const n = Math.round(Math.sqrt(squares.length));
    for (const register of all("#strip .register")) {
      const cells = all(":scope > .bit-cell", register);
      for (const note of all("small:not(:empty)", register))
        check(box(note).left >= box(document.querySelector("#stage")).left + 5, `${nameOf(note)} touches the edge`);
      check(cells.length === n, `${register.dataset.register} has ${cells.length} cells`);
      cells.forEach((cell, column) => {
        const [one, square] = [box(cell), box(squares[column])];
        const isUnder = Math.abs(one.left + one.right - square.left - square.right) < 2;
        check(isUnder && one.width >= 0.6 * square.width, `${register.dataset.register} is not under its squares`);
        check(
          one.top >= box(document.querySelector("#board")).bottom - 0.5,
          `${register.dataset.register} lies on the board`,
        );
      });
    }
  }

  /** In a lying window, the board and the buttons of an exercise are in sight before any scrolling. */
  function checkInSight() {
    for (const part of innerWidth > innerHeight ? all("#place .board, .frame-buttons button") : []) {
      const { left, right, top, bottom } = box(part);
      check(
        [top + 4, bottom - 4].every((y) => isSeen(part, (left + right) / 2, y)),
        `${nameOf(part)} is out of sight`,
      );
    }
  }

  /** Sentences, registers, frames and controls are seen whole, once the page has scrolled to them. */
  function checkCovered() {
    const read = "#title, #why, #puzzle, #sunburst-note, .sum u, #strip .bit-cell:not(.ghost), #strip .label, #frames .frame";
    const controls = "footer button, footer input, header button, header input, [data-show=everything], #type-step";
    const frame = "#place :is(button, a, select, .bit-cell, .place-register, h2, h3, p)";
    for (const part of drawer ? [] : all([read, controls, frame].join())) {
      if (!part.clientWidth) continue;
      part.scrollIntoView({ block: least.footed ? "center" : "nearest", behavior: "instant" });
      const { left, right, top, bottom } = box(part);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isWhole =
        top >= -0.5 && bottom <= innerHeight + 0.5 && [top + 2, y, bottom - 2].every((at) => isSeen(part, x, at));
      check(isWhole || bottom - top > innerHeight, `${nameOf(part)} is covered`);
    }
    scrollTo(0, 0);
  }

  /** Numbers, names and buttons of the transport and of the head do not lie on each other. */
  function checkOverlaps() {
    for (const row of [
      "footer :is(.position, #all, .buttons, #speed-slider, #speed-field)",
      "#n-slider, #n-field, #solutions-button",
    ]) {
      const parts = all(row).map((part) => [nameOf(part), box(part)]);
      parts.forEach(([name, one], index) =>
        parts.slice(index + 1).forEach(([other, two]) => {
          const isApart =
            one.right < two.left + 1 ||
            two.right < one.left + 1 ||
            one.bottom < two.top + 1 ||
            two.bottom < one.top + 1;
          check(isApart, `${name} and ${other} overlap`);
        }),
      );
    }
  }

  /** The counters are complete, with their words. */
  function checkCounters() {
    const ids = ["checks", "placements", "dead-ends"].flatMap((name) => [`#${name}`, `#${name}-word`]);
    for (const counter of least.counted ? ["#solutions-button", ...ids].map((id) => document.querySelector(id)) : []) {
      const { left, right, top, bottom, width } = box(counter);
      const isCut = counter.scrollWidth > counter.clientWidth + 1 && getComputedStyle(counter).display !== "inline";
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isFree = hit && (counter.contains(hit) || hit.closest(".counted"));
      check(width > 4 && left >= 0 && right <= innerWidth && !isCut && isFree, `${nameOf(counter)} is not visible`);
    }
  }

  /** The listing shows whole lines, also when it is scrolled, and at first all lines that run. */
  function checkListing() {
    const [listing] = all("#listing");
    if (!listing || drawer) return;
    const high = listing.firstElementChild.offsetHeight;
    const masked = listing.clientHeight % high;
    check(masked === 0 || getComputedStyle(listing).maskImage.includes("round"), "the last line of the listing is cut");
    const { top } = box(listing);
    const end = top + listing.clientHeight - masked;
    for (const line of all("[data-current]", listing))
      check(box(line).bottom <= end + 1, "a running line is not in sight");
    const before = listing.scrollTop;
    for (const by of [0, 37, 10_000]) {
      listing.scrollBy(0, by);
      const isCut = (line) => [top, end].some((y) => box(line).top < y - 1 && box(line).bottom > y + 1);
      check(![...listing.children].some(isCut), `a line is cut after a scroll of ${by} pixels`);
    }
    listing.scrollTop = before;
  }

  const rules = [checkBoard, checkRegisters, checkInSight, checkCovered, checkOverlaps, checkCounters, checkListing];
  for (const rule of least.board ? [checkWidths, ...rules] : [checkWidths]) rule();
  return [...new Set(faults)];
};
