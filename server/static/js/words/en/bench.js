// English texts of the bits bench. In backticks: code.

const LEFT_AND_RIGHT = [
  "What are ld, rd and col short for?",
  "ld is the left diagonal: it comes down from the upper left, `\\`. rd is the right diagonal, which comes from the upper right, `/`. col stands for the columns: straight down, so col is never shifted.",
];
const JOINS = "Why does the new bit join before the shift?";

/** The cards: their titles, the rule of each operator, and questions about it. In backticks: code. */
export const CARD = {
  or: {
    title: "`|`, OR: a 1 in any row",
    rule: "`a | b` has a 1 wherever at least one of its rows has a 1. So three kinds of rays become one row: a square is taken if ld, col or rd has a 1 there.",
    whys: [LEFT_AND_RIGHT],
  },
  and: {
    title: "`&`, AND: a 1 in both rows",
    rule: "`a & b` has a 1 only where both of its rows have a 1. Where a 1 means free, as in the flipped search, a square is free only if it is free along all three lines.",
    whys: [
      [
        "What does `& ~bits` do?",
        "`~bits` has a 0 only where bits has a 1. So `used & ~bits` takes the lines of one queen out of used and leaves those of all others: that is how conjoin lifts a queen.",
      ],
    ],
  },
  not: {
    title: "`~`, NOT: every bit turned round",
    rule: "`~a` turns every bit round: taken becomes free. A number has endless zeros on its left, and they turn round, too. So `~a` has endless ones on its left, and `~0` is −1.",
    whys: [
      [
        "Why is ~0 the same as −1?",
        "Add 1 to endless ones, and each of them becomes a zero: the sum is 0. The number that makes 0 with 1 is −1. In Python the ones never end; JavaScript has 32 bits, and a 1 in the first means minus.",
      ],
    ],
  },
  done: {
    title: "`& done`: cut to the board",
    rule: "`done` has a 1 for each column. `& done` keeps the bits on the board and cuts off all bits left of it.",
    whys: [
      [
        "What is `& done` for?",
        "Two kinds of bits stand left of the board: the endless ones that `~` makes, and those that `<<` has pushed out of rd. Without the cut poss would have ones where there is no square, and the loop would put queens there.",
      ],
    ],
  },
  right: {
    title: "`>> 1`: one place to the right",
    rule: "`a >> 1` moves every bit one place to the right. The lowest bit drops out and is gone: its ray has left the board.",
    whys: [
      [
        "Why is one row down one column right?",
        "ld is the left diagonal. Its rays come from the upper left, `\\`: with each row down they stand one column further to the right. Its bits are the squares below, so they move one place to the right, too.",
      ],
      [
        JOINS,
        "The new queen's ray along `\\` starts in its own row. `ld | bit` is this row with the queen on it, and the shift takes all of it one row down at once. Joined after the shift, the ray would begin right below the queen, one column off.",
      ],
      LEFT_AND_RIGHT,
    ],
  },
  left: {
    title: "`<< 1`: one place to the left",
    rule: "`a << 1` moves every bit one place to the left and drops none: a bit at the edge now stands beyond the board, until `& done` cuts it off. That is the second reason for `& done`; the first are the ones of `~`.",
    whys: [
      [
        "Why is one row down one column left?",
        "rd is the right diagonal. Its rays come from the upper right, `/`: with each row down they stand one column further to the left, and so do their bits.",
      ],
      [
        JOINS,
        "The new queen's ray along `/` starts in its own row. `rd | bit` is this row with the queen on it, and the shift takes all of it one row down at once. Joined after the shift, the ray would begin right below the queen, one column off.",
      ],
      LEFT_AND_RIGHT,
    ],
  },
  minus: {
    title: "`-x`: turn round, add one",
    rule: "`-x` is made in two moves: turn every bit round, then add 1. That 1 is carried to the left over every one, which becomes a zero, and ends at the first zero, which becomes a one.",
    whys: [
      [
        "Why is −12 printed as 0100?",
        "12 is 1100 with endless zeros before it. Turned round it is `…0011` with endless ones before it; plus 1 that is `…0100`. A row of four bits shows the last four: 0100. The ones before them make it −12.",
      ],
    ],
  },
  lowest: {
    title: "`x & -x`: the lowest 1",
    rule: "Up to its lowest 1, −x has the same bits as x: the carry ended there. Left of it every bit is turned round. So the lowest 1 is the only one that both have, and `x & -x` is that bit alone.",
    whys: [
      [
        "Why does the rightmost square come first?",
        "Because its bit is the lowest 1, and one expression finds it without going through the columns. From the left the search would find the same solutions, only mirrored.",
      ],
    ],
  },
  xor: {
    title: "`^`, XOR: a 1 where two rows differ",
    rule: "`a ^ b` has a 1 where exactly one of its rows has a 1. In the flipped search the queen's square is free, a 1, in every mask; `^ bit` turns this 1 into a 0 and leaves the others alone.",
    whys: [],
  },
  check: {
    title: "Checks",
    rule: "A check is one test for attacks. basic looks at one square of the board, caching reads one flag, conjoin does one `&`. bitmask computes one expression: `~(ld | col | rd) & done`.",
    whys: [
      [
        "Why does one of bitmask's count as much as one of basic's?",
        "Each is one small step of the machine. A check of bitmask covers all squares of a row, since the processor works on all bits of a number together. That is its gain: at N = 8 it does 1,965 checks, basic 81,318.",
      ],
    ],
  },
};

export const ALL = "All cards";
export const INTRO = "Each card shows an operator of the masks. Click the bits, and the result follows.";
export const EXAMPLE = "Example";
export const STEP = "This step";
export const WHERE = "In the film";
export const RACE = "Race check for check";
export const FILM = "Go to a step that shows it";
export const CUT = "with `& done`";
export const WALK = "Walk the carry";
export const WALK_ON = "Carry on";

/** The row of the carries. */
export const CARRY = "+ 1, carried";

/** The origin of the rows' values; the line is one of the listing. */
export const source = "Step {step}, row {row}, line {line}";
export const OWN = "Your own bits";
export const FREELY = "Click the bits of the first rows.";

/** A bit that can be clicked, of a row. */
export const bit = "{name}, bit {bit}";

/** Behind the digits of a row, for a screen reader. */
export const LEFT_OF_BOARD = ", and left of the board {left}";
export const FOR_EVER = "endless ones";

export const TRY = /** @type {const} */ ({
  title: "Try",
  begin: "Five to try",
  again: "Five more",
  check: "Check",
  show: "Show it",
  next: "Next",
  right: "Right.",
  shown: "That is it.",
  ask: "Click the ones of `{name}`.",
  where: "{at} of {of}",
  wrong: { one: "Bit {bits} is wrong.", other: "Bits {bits} are wrong." },
  ended: "{right} of {of} right on the first try.",
});

/** Sentences while the handle is pulled from a row into the next. */
export const SHIFT = /** @type {const} */ ({
  row: "row {row}",
  before: "Row {row}, and in dashed frames its bits in row {next}. Pull the handle down.",
  joins: "First the new queen’s bit joins, because its rays start in its own row.",
  cleared: "First the new queen’s bit is cleared, because its rays start in its own row.",
  slides:
    "One row down along `\\` is one column to the right: ld `>> 1`. Along `/` it is one to the left: rd `<< 1`. col stays.",
  after: "Row {row}. {lost}",
  dropped: "Bit 0 of ld has dropped out: its ray has left the board.",
  pushed: "Bit {bit} of rd now stands beyond the left edge, until `& done` cuts it off.",
  none: "No bit has left the board.",
});
