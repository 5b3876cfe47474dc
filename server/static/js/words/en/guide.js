// English texts of the drawer that explains the page.

const ROWS =
  "Every row gets one queen, and no two queens may attack each other. The search fills the board from the top; it is working on the framed row.";
const SQUARES = `${ROWS} It tries that row's squares one by one, from the left.`;
const RAYS =
  "A queen attacks down its column and along two diagonals: three coloured rays. Under each column stand digits.";
const NUMBER = "So a row of squares becomes a row of digits, which is a number.";
const SHIFT =
  "One row down, every blue ray has moved a column to the right, every green one to the left, the orange ones not at all.";
const STUCK =
  "No yellow square means a dead end: the last queen comes off again, and the search tries the next free square of that row. A queen in every row is a solution.";
const REFUSED =
  "If no square of a row is free, that is a dead end: the last queen comes off again, and the search tries the next square of that row. A queen in every row is a solution.";
const FOUND =
  "The numbered dots on the board are these looks. The test ends at the first queen it finds; if it finds none, a queen takes the square.";
const MASKS = [
  ROWS,
  `${RAYS} Where a ray crosses the framed row, the digit of its colour is a 1, elsewhere a 0. ${NUMBER}`,
  "taken has a 1 wherever a ray arrives. poss is its opposite: its 1s are the free squares, the yellow ones. bit keeps only the rightmost of them: there the next queen goes.",
  `${SHIFT} A computer shifts whole numbers like that at once, without looking at a single square.`,
];

/** Explanations of each search, for a viewer who has never heard of bits. @type {Record<string, string[]>} */
export const HOW_TO_READ = /** @type {const} */ ({
  naive: [
    "The search fills every board with one queen in each row, and tests it as a whole. The wheels below the board are an odometer: each shows the column of its row's queen. The last wheel turns fastest; when it has been through all columns, the one before it turns.",
    "The test goes through the queens from the top and looks for another above each: up its column, then up left, then up right. It ends at the first queen that is attacked. That queen's row is framed, and the numbered dots are the looks of that row.",
    "The search learns nothing from a bad board: it tests the next one as if there had been none before. A board on which no queen attacks another is a solution.",
  ],
  backtracking: [
    "Every column gets one queen, and no two queens may attack each other. The search fills the board from the left; it is working on the framed column. It tries that column's squares one by one, from the top.",
    `To test a square, it looks for a queen left of it: along its row, then up left, then down left, the nearest square first. ${FOUND}`,
    "Right of each row stands the number of looks that its square of the framed column took. Below the board stand the results of the present looks.",
    "If no square of a column is free, that is a dead end: the last queen comes off again, and the search tries the next square of that column. A queen in every column is a solution.",
  ],
  basic: [
    SQUARES,
    `To test a square, it looks for a queen above it: up its column, then up left, then up right, the nearest square first. ${FOUND}`,
    "Under each square of the framed row stand the result of its test, the number of looks it took, and the results of the present looks.",
    REFUSED,
  ],
  plain: [
    `${ROWS} A list has the columns without a queen, and the search tries only their squares, one by one.`,
    `To test a square, it looks for a queen along its two diagonals: up left, then up right, the nearest square first. ${FOUND}`,
    "Under each square of the framed row stand its column, if the list has it, the result of its test, the number of looks it took, and the results of the present looks.",
    REFUSED,
  ],
  caching: [
    SQUARES,
    "It looks at no square. Three arrays of flags remember where queens stand: columns, majors for the diagonals \\ and minors for the diagonals /. Under each square of the framed row stand its three flags. A hatched one is true: a queen stands on that line.",
    "To test a square, the search reads its flags in this order, up to the first that is true. If none is, a queen takes the square and sets all three. When that queen comes off, they are false again.",
    REFUSED,
  ],
  bitmask: [...MASKS, STUCK],
  loop: [
    ...MASKS,
    "There are no calls: four arrays hold the masks of every row, and a counter holds the row. No yellow square means a dead end: the counter goes back by one, and the search tries the next free square of that row. A queen in every row is a solution.",
  ],
  flipped: [
    ROWS,
    `${RAYS} Where a ray crosses the framed row, the digit of its colour is a 0, elsewhere a 1: here a 1 is free. ${NUMBER}`,
    "poss has a 1 where ld, col and rd all have one: no ray arrives there, and the square is yellow. bit keeps only the rightmost of these 1s: there the next queen goes.",
    `${SHIFT} At the edges that they leave behind, a 1 comes in: no queen attacks from beyond the board.`,
    STUCK,
  ],
  conjoin: [
    SQUARES,
    "Every square is one whole number with three 1s: one for its column and one for each of its diagonals. The number used has the 1s of all queens. Under each square of the framed row stand the digits of used for its three lines. A hatched 1 is a line with a queen.",
    "To test a square, one operation compares its number, bits, with used. If they have no 1 in common, a queen takes the square, and its 1s join used. Each row is a generator: it waits with its queen until the rows below have tried everything.",
    REFUSED,
  ],
  puzzle: [
    ...MASKS,
    "Two more rows of digits belong to the board. open has a 1 for each square that is neither closed nor attacked by a given queen; reg has a 1 for each square of a region that has a queen. poss leaves out what open lacks and what reg has.",
    STUCK,
  ],
});

/** The parts of the page whose signs are explained. */
export const SECTIONS = {
  board: "On the board",
  registers: "In the registers",
  below: "Beside and below the board",
  tree: "In the tree",
  timeline: "On the timeline",
};

/** Meanings of the signs. @type {Record<string, string>} */
export const LEGEND = {
  queen: "A queen on the board.",
  ld: "Blue, hatched \\: ld. Attacked from above along a diagonal that falls to the right.",
  col: "Orange, hatched |: col. The column has a queen.",
  rd: "Green, hatched /: rd. Attacked from above along a diagonal that falls to the left.",
  ld0: "Blue, a hatched 0 in ld. Attacked from above along a diagonal that falls to the right.",
  col0: "Orange, a hatched 0 in col. The column has a queen.",
  rd0: "Green, a hatched 0 in rd. Attacked from above along a diagonal that falls to the left.",
  dotted: "Dotted: the ray goes on below the framed row.",
  frame: "The frame: this row is searched now. The registers below the board are its own.",
  row: "The frame: this row is searched now.",
  column: "The frame: this column is searched now.",
  ended: "The frame: the row at which the test of this board ended.",
  free: "Yellow with a ring: free, no ray comes here.",
  ring: "A yellow ring: free. From three steps a second on, it stands for the yellow square.",
  plumb: "Dashed line: leads from a free square down to its 1.",
  candidate: "Hollow queen in a heavy frame: the square that comes next, the rightmost free one.",
  tried: "Cross: was free, has been tried.",
  done: "Cross: has been tested. It was attacked, or everything that follows from a queen there has been tried.",
  lifted: "Grey hollow queen: has just been lifted.",
  looks: "Numbered dots: the squares that the test has looked at, in this order.",
  found: "Red ring: the queen at which the test ended.",
  rejected: "Red frame: tested in this step, and attacked.",
  attacked: "Red frame: this queen is attacked.",
  placed: "Heavy frame: tested in this step, and free. A queen takes it.",
  dead: "Framed row without yellow: no free square, a dead end.",
  solution: "Gold frame: a solution.",
  taken: "taken: 1 where ld, col or rd has a 1 (OR).",
  reg: "reg: 1 where the region has its queen.",
  opened: "open: 1 where the square is neither closed nor attacked by a given queen.",
  poss: "poss: 1 where taken has a 0 (NOT), as long as the square has not been tried.",
  and: "poss: 1 where ld, col and rd all have a 1 (AND), as long as the square has not been tried.",
  one: "Framed 1 in ld, col or rd: not attacked along this line.",
  incoming: "Dashed 1: came in at the edge with the shift.",
  crossed: "Cross in poss: tried already.",
  bit: "bit: the lowest 1 of poss, where the queen stands.",
  coming: "Dashed: will be bit in the next step.",
  ghost: "Dashed 1 beside rd: has just left the board on the left.",
  listed: "A number in the list: this column has no queen yet.",
  line: "Hatched: this square is attacked along a line of that direction.",
  stands: "Filled: a queen takes this square.",
  cost: "A number in a row's looks: how many squares its test looked at.",
  seen: "0: an empty square that the test has looked at. 1: there it found a queen.",
  beside:
    "Right of a row: how many squares its test looked at. The colour is that of the line on which it found a queen.",
  flag: "Hatched: this flag is true. The number is its place in the array.",
  order: "A number at the corner: this flag is read now, as the first, second or third.",
  outer: "Slim: digits of lines that miss the framed row.",
  used: "Hatched 1 in used: a queen stands on this line.",
  own: "Framed 1 in bits: the tested square lies on this line.",
  hit: "Red: both have a 1, so the square is attacked.",
  turned: "Heavy frame: this wheel has just turned.",
  wrong: "Red frame: the queen of this row is attacked.",
  path: "The squares of the queens now, line by line.",
  next: "The square that comes next.",
  searched: "Searched already.",
  open: "Still to come.",
  refused: "Attacked.",
  refusing: "Attacked, found in this step.",
  past: "Steps before this one.",
  future: "Steps still to come.",
  unwalked: "Hatched: the search has not been there yet.",
  tick: "A solution.",
  calls: "Outlined: the calls that are open now, one a line.",
};
