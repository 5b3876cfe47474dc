// Types that the rooms of the page share. No code.

import type { BenchName, OpenCard } from "./model/cards.js";
import type { Strip } from "./model/strip.js";
import type { Race } from "./race/address.js";
import type { PackedExcerpt } from "./suppliers/excerpt.js";
/** A square of the board: [row, column], both from 0, row 0 on top, column 0 on the left. */
export type Square = [number, number];

/** A call on the stack. Masks are numbers below 2 ** 32; bit n - 1 - c stands for column c. */
export interface Frame {
  row: number;
  ld: number;
  col: number;
  rd: number;
  poss: number;
  bit: number;
  /** of a puzzle: the squares of the row that are neither closed nor attacked by a given queen */
  open?: number;
  /** of a puzzle: the squares of the row in regions that have a queen */
  reg?: number;
}

/** A step's kind; "enter" only in the picture of a part: a call before its row is examined. */
export type Kind = "call" | "place" | "reject" | "solution" | "return" | "enter";

/** One step of the search, with all that its picture shows. */
export interface StepFields {
  step: number;
  kind: Kind;
  queens: Square[];
  square: Square | null;
  stack: Frame[];
  calls: number;
  placements: number;
  solutions: number;
  dead_ends: number;
  checks: number;
  lines: number[];
  /** of a rejected square: the queen that attacks it */
  attacker?: Square;
  /** only in the picture of a question: no consequences of the step are shown */
  veiled?: boolean;
  /** of a puzzle with a board of its own */
  puzzle?: import("./model/puzzle.js").Puzzle;
}

export type Step = StepFields & Frame;

/** The direction of a line of squares; ld runs like \\, rd like /. */
export type Along = "row" | "column" | "ld" | "rd";

/** A step of a search that tries square after square: it has no masks; its variables are in `state`. */
export type SquareStep = StepFields & {
  row?: number;
  column?: number;
  along?: Along;
  state: Record<string, any>;
  stack: { row?: number; column?: number; state: Record<string, any> }[];
};

/**
 * A step of a learner's own program: one of its events, as in server/programs/RECORDING.md. `calls` counts the calls of
 * all functions, `dead_ends` the boards on which queens attack each other. Names come with their values, as Python
 * writes them, and with whether the step has changed them.
 */
export type ProgramStep = Omit<StepFields, "kind" | "stack"> & {
  kind: Kind | "line";
  stack: { name: string; file: number; line: number; names: [string, string, boolean][] }[];
  state: {
    event: number;
    /** before the first event: "wanted": the learner has to run it; "awaited": it is running; "nothing": neither */
    happens: "call" | "line" | "return" | "yield" | "resume" | "exception" | "wanted" | "awaited" | "nothing";
    /** the returned value, or the exception's text */
    value: string;
    /** whether an exception ends the call, which then returns nothing */
    left: boolean;
    /** names with their values that the previous line has changed */
    changed: [string, string][];
    attacks: [Square, Square][];
    /** whether the placed queen is attacked, and lifted before the search goes on */
    trial: boolean;
    /** masks; null for a name without a value */
    registers: { name: string; value: string | null }[];
    globals: [string, string, boolean][];
  };
};

/** all solutions, or only the first one */
export type Goal = "all" | "first";

/**
 * An algorithm in the menu: its largest n and the reason for it; the largest n with every step indexed; its first
 * goal.
 */
export type Algorithm = {
  id: string;
  title: string;
  blurb: string;
  largest: number;
  indexed: number;
  reason: string;
  goal: Goal;
  /** whether its run may have a board, so that it does not race */
  takes_board: boolean;
};

/** The lines of a listing; each is a list of pairs: CSS class and text. */
export type Pieces = [string, string][][];

/** The listings for a goal; `runs`: lines of the Python one that steps run. */
export type Listings = { python: Pieces; javascript: Pieces; runs: number[] };

export type Language = "python" | "javascript";

/**
 * The board of a step. `states`: of the squares in the active row or column, [] without one; `hollow`: the square of a
 * queen drawn as an outline: the next one, a refused one, or one just lifted (`lifted`); `barren`: the row or column
 * without a free square.
 */
export type Scene = {
  active: { along: "row" | "column"; at: number } | null;
  states: string[];
  queens: Square[];
  hollow: Square | null;
  lifted: boolean;
  barren: number | null;
};

/** A branch of the tree: a square on which a call can place its queen. */
export type Branch = {
  label: string;
  column?: number;
  state: "path" | "candidate" | "tried" | "open" | "refused" | "rejected";
};

/** A square of a row, for screen readers; `found`: the number of solutions below it, null if unknown. */
export type Standing = { label: string; state: string; found?: number | null };

/** A search's signs in the legend, by their names. */
export type Signs = { board: readonly string[]; below: readonly string[]; tree: readonly string[] };

/** The squares looked at along a line, beginning next to the square `from`. */
export type Scan = { from: Square; along: Along; squares: Square[] };

/** A wheel of the odometer: its digit, whether it has just turned, and the result of its row's test. */
export type Wheel = { name: string; column: number; turned: boolean; state: string; test: string };

/** A note beside a row of the board. */
export type RowNote = { text: string; along: string; now: boolean };

/** Long integers as digits, the highest first; `along`: the line that each digit stands for. */
export type LongIntegers = { along: string[]; rows: { name: string; digits: number[] }[] };

/** The rows of a calculation; from: the register that the ones of a mask come from. */
export type Sum = { mask: number; hit: number; note: string; from?: number }[] | null;

/** The calculations of the lowest bit, and of the masks for the next row. */
export type Sums = { pick: Sum; shift: Sum };

/**
 * The view of an algorithm's steps. Only this view depends on the contents of its steps; it returns plain data and
 * words, and does not draw.
 */
export interface AlgorithmView {
  /** whether the search uses masks, goes square by square, or tests full boards */
  family: "masks" | "squares" | "boards";
  fills: "row" | "column";
  /** whether a 1 in its masks is a free column, not an attacked one */
  inverted?: boolean;
  /** the number of a call's last lines that find its free squares */
  finding?: number;
  signs: Signs;
  scene: (step: Step, n: number) => Scene;
  /** ahead: the row has its masks, but its squares are not tried yet */
  calls: (step: Step, n: number) => { name: string; states: string[]; ahead?: boolean }[];
  /** the arrays of a search without calls; the states of a row are those of each array in turn */
  arrays?: readonly string[];
  branches: (step: Step, n: number) => Branch[][];
  sentence: (step: Step, n: number, goal: Goal) => Sentence;
  /** the board in words, for screen readers */
  describe: (step: Step, n: number) => string;
  sums?: (step: Step, n: number) => Sums;
  /** values beside lines of the Python listing, by line number */
  values: (step: Step, n: number, at: (pattern: RegExp) => number) => Map<number, string>;
  /** the fact about a target; null if the search does not have this target */
  fact: (step: Step, n: number, target: Target) => Fact | null;
  /** the rows of cells below the board */
  strip?: Strip;
  /** the odometer below the board, if there is no strip */
  odometer?: (step: Step, n: number) => { wheels: Wheel[]; said: string };
  /** the examined squares, drawn on the board */
  scans?: (step: Step) => Scan[];
  /** pairs of queens that attack each other, drawn on the board */
  attacks?: (step: Step) => [Square, Square][];
  /** the timeline's tooltip for a step, and for a call, where these differ from those of our searches */
  tip?: (step: Step) => string;
  callTip?: (steps: number, solutions: number) => string;
  counters?: Record<string, (facts: { count: number }) => string>; // names of counters that count something else
  /** right of the board, row for row */
  beside?: (step: Step, n: number) => RowNote[];
  /** whether its boards may have closed squares, regions and given queens; its listing opens no cards of the bits bench */
  board?: boolean;
  /** long integers below the sentence */
  long?: (step: Step, n: number) => LongIntegers | null;
  /** a step line by line, for searches with more than a line's number */
  parts?: (step: Step, n: number) => Part[];
  /** the values of its listing's integers, if these are not masks of a row, and their number of bits */
  integers?: { width: (n: number) => number; calls: (step: Step, n: number) => Call[] };
}

/** A call with the values of its names; lifted: while its queen is lifted. */
export interface Call {
  row: number;
  values: Record<string, bigint>;
  lifted?: boolean;
}

/** The run that identifies a trace. */
export interface Run {
  algorithm: string;
  n: number;
  goal: Goal;
  /** of the search `puzzle` */
  board?: string;
}

/** The size of a trace; null for unknown numbers. */
export interface Description {
  steps: number | null;
  placements: number | null;
  solutions: number | null;
  checks: number | null;
  exact: boolean;
  /** the estimated steps, like "3.4e15", if the number is unknown */
  estimate?: string;
  /** the standard error of the estimate */
  error?: string;
  /** while jumps take longer: the state of the compiled loops, which are coming */
  plain?: "installing" | "warming";
}

/** A step of the deduction on a puzzle's board, a whole picture. `free`: a mask a row; `squares`: crossed out or placed now. */
export interface Deduction {
  step: number;
  kind: "cross" | "place" | "guess" | "contradiction" | "back" | "solution";
  rule: number | null;
  queens: Square[];
  free: number[];
  squares: Square[];
  proof: Square[];
  units: ["row" | "column" | "region", number][];
  depth: number;
  deductions: number;
  guesses: number;
  solutions: number;
}

/** A window of a deduction with the figures of all of it; null for numbers beyond the horizon. */
export interface Deduced {
  total: number | null;
  solutions: number;
  deductions: number;
  guesses: number;
  hardest: number | null;
  search: { steps: number | null };
  steps: Deduction[];
}

/** The next finding from a player's marks, or a mark that no solution has. */
export interface Hinted {
  finding: Deduction | null;
  mistake: { queen: Square } | { crossed: Square } | null;
}

/** A count at full speed, running or done. Times in seconds. */
export interface Counting {
  n: number;
  fraction: number;
  seconds: number;
  left: number | null;
  solutions: number;
  /** lower and upper bound of the expected seconds */
  forecast: [number, number] | null;
  /** the state of the compiled loops while the count does without them */
  plain: "installing" | "warming" | "failed" | "left out" | null;
  done: boolean;
  engine?: string;
  threads?: number;
}

/** The measured times of a listing. */
export interface ListingTimes {
  algorithm: string;
  /** the seconds of one run, by n - 1 */
  seconds: number[];
  /** whether the next board would take too long */
  over: boolean;
  /** the reason why a run failed, or "" */
  fault: string;
}

/** A run of a measurement. */
export type TimingRun = { algorithm: string; n: number };

/** A range of steps as an outline of `width` pixels; step k is in pixel floor((k - start) * width / (stop - start)). */
export interface Outline {
  start: number;
  stop: number;
  width: number;
  exact: boolean;
  /** row, first step and end of each call that is at least a pixel wide */
  calls: [number, number, number][];
  /** the deepest row in each pixel */
  deepest: number[];
  /** per pixel the number of solutions */
  solutions: number[];
}

export type What = "solution" | "dead_end" | "over" | "out";

/** A step's action: it runs a line of the listing, or places a queen on a square. */
export type Doing = { line: number } | { square: Square };

export type Direction = "forward" | "backward";

/** A place in the film; `part`: of the step, from 0, -1 for the last; `panel`: to open, "" for none. */
export interface Place {
  run: Run;
  step: number;
  part: number | null;
  panel: string;
}

export type Piece = ["text" | "code", string] | ["bold", Piece[]] | ["link", string, Piece[]];
export type Block = ["paragraph", Piece[]] | ["listing", string];

/** A question written in a lesson. */
export type LessonChoice = { text: Piece[]; answers: { text: Piece[]; right: boolean; why: Piece[] }[] };

/**
 * A stop of a lesson, from its file. `look`: the parts of the page to look at; `question`: the kind of question about
 * the step; `card`: one of the bits bench, "" for none; `notes`: for the teacher, on a class host's devices alone;
 * `page`: on which everyone works alone, "" for none.
 */
export interface Stop {
  title: string;
  place: Place;
  look: string[];
  text: Block[];
  question: string | null;
  choice: LessonChoice | null;
  card: BenchName | "";
  notes: Block[];
  page: string;
}

export interface Lesson {
  title: string;
  stops: Stop[];
  /** the stretches of its film; missing while a lesson is being written */
  filmed?: import("./wire/filmfile.js").Stretch[];
}

/** A fault in a lesson: its line, from 1, and a sentence. */
export interface Fault {
  line: number;
  text: string;
}

/** The question of a lesson's stop, for a class; `own`: the lesson's own one. */
export interface StopQuestion {
  here: LessonStop;
  place: Place;
  about: string;
  own?: OwnQuestion;
}

/** A stop of a lesson, from 0. `placed`: the film is at its place already, which another device leads. */
export type LessonStop = { name: string; stop: number; placed?: boolean };

/** The name of a drawer. */
export type DrawerName = (typeof import("./model/names.js").DRAWERS)[number];

/** A notation of solutions. */
export type Form = "matrix" | "columns" | "board";

export type Turn =
  | "identity"
  | "quarter"
  | "half"
  | "three_quarters"
  | "left_right"
  | "top_bottom"
  | "falling_diagonal"
  | "rising_diagonal";

/** A solution: its number in the order of the search, from 1; its step; the column of the queen in each row. */
export interface Solution {
  number: number;
  step: number;
  columns: number[];
}

/** Solutions that rotation and reflection turn into one another; `turn` makes each one from the first. */
export interface SolutionClass {
  size: number;
  members: (Solution & { turn: Turn })[];
}

/** The segment to which the film is confined, which it repeats. */
export interface Segment {
  start: number;
  /** Infinity for an unknown end of the film */
  stop: number;
  why: "loop";
}

/** The viewer's stored settings. */
export interface Settings {
  theme: "system" | "light" | "dark";
  /** whether letters, digits and signs are shortcuts */
  keys: boolean;
  /** "browser", or a language's code */
  language: string;
  /** the announcements to screen readers during play */
  voice: "solutions" | "steps" | "off";
  /** whether slow play shows the parts of a step */
  animations: boolean;
  /** whether changes on the board have sound */
  sound: boolean;
  /** in percent */
  volume: number;
}

export type Register = "ld" | "col" | "rd" | "reg" | "open" | "taken" | "poss" | "bit";

/** A target for pointing: a square of the board, or a cell of a row below it. */
export type Target = { square: Square } | { register: string; column: number };

/** A queen that attacks along a line. */
export type Attack = { line: "ld" | "col" | "rd" | "row"; queen: Square };

/** The common properties of facts about a target. */
export interface FactBase {
  /** the target's row of cells; "" for a square */
  register: string;
  /** the square, or the one above the cell */
  square: Square;
  /** the attacking queens, with their lines */
  by: Attack[];
  /** the rows of cells that show the fact, with the column */
  lit: Record<string, number>;
}

/**
 * A fact in a search with masks. `on`: whether a bit is a 1; `side`: of the square's row relative to the active one
 * (over: without an active row); in `flipped` a 1 is a free square.
 */
export type MaskFact = FactBase & {
  about: "masks" | "flipped";
  register: Register | "";
  on: boolean;
  side: "above" | "active" | "below" | "over";
  state: "queen" | "placed" | "attacked" | "free" | "candidate" | "tried" | "lifted" | "open";
  /** on the board of a puzzle: what keeps queens off the square besides those along lines, and its region */
  bars?: Bars;
};

/** `given`: a given queen that attacks the square; `queen`: the one in its region; `region`: its letter; "" for none. */
export type Bars = { closed: boolean; given: Square | null; region: string; queen: Square | null };

/** The cost of a test: squares looked at, flags read, operations. */
export type Cost = { unit: "looks" | "reads" | "operations"; checks: number };

/**
 * A fact in a search square by square. `by`: all queens of earlier lines that attack the square; `found`: those that
 * its test has found; "unreached": no call has reached its line; "open": not tested yet; "out": never to be tested.
 */
export type SquareFact = FactBase & {
  about: "square";
  fills: "row" | "column";
  found: Attack[];
  cost: Cost | null;
  state: "queen" | "placed" | "rejected" | "refused" | "tried" | "lifted" | "open" | "out" | "unreached" | "over";
};

/** A fact in a search of full boards. `digit`: the odometer's for the square's row; `row`: at the end of the test. */
export type BoardFact = FactBase & {
  about: "board";
  fills: "row";
  found: Attack[];
  cost: Cost | null;
  digit: number;
  row: number;
  state: "empty" | "peaceful" | "attacked" | "untested";
};

/**
 * A flag of caching, or a bit of conjoin's integers. `line`: the line that it represents; `at`: its number; `state`:
 * whether it is set, or about to be by the next queen; in conjoin's `bits`, whether the square under test has it, and
 * whether a queen has it, too; "idle": without a square under test. `tested`: that square, or null; `read`: whether
 * the step has read it.
 */
export type FlagFact = FactBase & {
  about: "flag" | "used" | "bits";
  name: string;
  line: "ld" | "col" | "rd";
  at: number;
  read: boolean;
  tested: Square | null;
  state: "set" | "clear" | "coming" | "hit" | "own" | "other" | "idle";
};

/** A fact about a target. */
export type Fact = MaskFact | SquareFact | BoardFact | FlagFact;

/** The numbers of solutions below the squares tried along a path. */
export interface SubtreeCounts {
  step: number;
  /** on the board at that step */
  queens: Square[];
  /** per open call each square tried in it, with the number of solutions below */
  rows: [Square, number | null][][];
}

/** The connection of the page to the server. */
export interface Connection {
  /** silent: open, but no message has come for 5 seconds, though a request waits */
  status: "connecting" | "open" | "silent" | "lost";
  /** the HTTP status with which the server refuses it; 200: it does not refuse; 0: no response */
  refused: number;
}

/** The query of the page's address, parsed. */
export type Address = Pick<FilmState, "run" | "part" | "segment"> &
  Pick<PlayState, "speed"> &
  Pick<PageState, "view" | "code" | "drawer" | "card" | "panel" | "whole"> &
  Pick<LearnState, "lesson" | "predict"> & {
    step: number;
    queens: number[];
    /** whether it asks for the calm page; null for an address without fields */
    calm: boolean | null;
  };

/** The steps read between two pictures of a film; `from`: the step of the earlier one; `seconds`: the time of each. */
export type Passed = { from: Step; steps: Step[]; seconds: number };

/** The state of the film. */
export interface FilmState {
  /** the requested run */
  run: Run;
  /** the film's place in `run`: the step that is shown, or on its way to the screen */
  step: number;
  /** the run and the step on the screen; follows `run` and `step` when its steps arrive */
  shown: { run: Run; step: Step } | null;
  /** the steps read since the last picture of a film that plays */
  passed: Passed | null;
  /** the description of `run`; null until it is known */
  description: Description | null;
  /** the outline of `run` for the timeline; null until it has arrived */
  outline: Outline | null;
  /** the solutions below the squares tried along the path */
  subtreeCounts: SubtreeCounts | null;
  /** the furthest step of `run` seen so far */
  reached: number;
  /** the shown part of a step, from 0 (-1: the last); null for whole steps */
  part: { step: number; index: number } | null;
  /** the steps of `run` that can be shown; null for all */
  recorded: { start: number; stop: number } | null;
  /** the steps to which the film is confined; null for all */
  segment: Segment | null;
  /** the steps on the timeline; null for all */
  zoom: { start: number; stop: number } | null;
}

/** The state of play. */
export interface PlayState {
  /** direction of play; 0 while paused */
  playing: -1 | 0 | 1;
  /** the chosen steps a second */
  speed: number;
  /** the measured steps a second while playing */
  achieved: number | null;
  /** whether a held key or a dragged timeline moves the film fast */
  hurried: boolean;
}

/** The loaded share of a supplier, from 0 to 1; null after a failure, with the reason. */
export type Coming = { share: number | null; why: string };

/** The state of the page besides the film. */
export interface PageState {
  /** the whole page, a projector's view, or a frame in another page */
  view: "page" | "present" | "embed";
  /** whether the projector shows the code */
  code: boolean;
  /** the extras of the calm page; null: everything is shown */
  calm: import("./model/names.js").Calm;
  /** the open tab, if panels share a tab bar */
  panel: string;
  /**
   * the place of the picture of the whole search. off: none; panel: in place of the path's tree; large: beside the
   * board; auto: large on a projector while the film is very fast
   */
  whole: "auto" | "off" | "panel" | "large";
  /** the open drawer */
  drawer: DrawerName | null;
  /** the open card of the bits bench; null for the list */
  card: OpenCard | null;
  /** the controls of the film that are used less often are shown, too */
  controls: boolean;
  /** the language of the listing */
  language: Language;
  settings: Settings;
  /** messages beside controls; "" for none */
  notices: { n: string; speed: string; step: string; page: string; count: string; algorithm: string };
  /** the target that the viewer points at */
  pointed: Target | null;
  /** whether the viewer points with a finger */
  touched: boolean;
  /** whether the explanation stays until the viewer chooses another target */
  pinned: boolean;
  /** whether the modules of the chosen algorithm are still loading */
  loading: boolean;
  /** whether a new version of the page is available */
  outdated: boolean;
  connection: Connection;
  coming: Coming;
  /** the count at full speed, running or done; null before the first */
  counting: Counting | null;
}

/** The levels of the series "every step": the queens; also the free squares; also the masks of the next row. */
export type Level = 1 | 2 | 3;

/** Lessons and questions. */
export interface LearnState {
  /** the shown stop of a lesson; null for none */
  lesson: LessonStop | null;
  /**
   * Predict: with questions by the viewer's answers, by a seed, of a single kind, beginning at once, or as a series of
   * every step at a level; null: off
   */
  predict: { seed: number | null; about?: string; every?: Level } | null;
  /** how many of its questions were answered since it began */
  answered: number;
  /** the open question */
  asked: OpenQuestion | null;
  /** the content of the lesson's note, for a class; null for none */
  note: NoteText | null;
  /** the question of a stop that waits until a host's class is asked; null for none */
  awaits: StopQuestion | null;
  /** the queens that the viewer has placed by hand; null for none */
  placed: Placed | null;
}

/**
 * A game by hand on the board of a run. `step`: of a search that finds all solutions, with the same queens; null until it has
 * arrived; `inBits`: the registers are shown, too
 */
export interface Placed {
  run: Run;
  game: import("./model/game.js").Game;
  step: Step | null;
  inBits: boolean;
}

/** The page's attendance of a class, which its session sets, and what follows from it for the rest of the page. */
export interface ClassState {
  /** joining: no answer yet; waiting: the server has lost the class until a host opens it again */
  status: "none" | "joining" | "here" | "waiting" | "over";
  /** the reason for its end, or the code of the error on joining */
  why: string;
  code: string;
  /** a host's secret; "" for a pupil */
  token: string;
  /** the seat's number, 0 for a host */
  number: number;
  /** the newest snapshot */
  room: import("./class/room.js").Room | null;
  /** when the lead sent its film, by performance.now() */
  sentAt: number;
  tally: import("./class/room.js").Tally | null;
  places: import("./class/room.js").Places | null;
  /** this pupil's vote on the open question */
  vote: import("./class/room.js").Vote | null;
  /** "" outside of a class */
  role: "" | "pupil" | "host";
  /** whether the film follows the lead */
  follows: boolean;
  /** whether the pupil's hand is up */
  hand: boolean;
  /** the code that was refused, as it was typed, and the reason; null if none is */
  refused: { typed: string; why: string } | null;
  /** a host's device is taking the lead */
  taking: boolean;
  /** the kinds of question that a step allows, for the host; name: of the step */
  askable: { name: string; kinds: string[] };
  /** the class's question, as a host's page shows it; null until its step is loaded */
  asks: import("./class/asked.js").AskedHere | null;
  /** why the film is blocked: a question about its step is open; "" for free */
  blocked: string;
}

/** A question in the report of a class: numbers of answers, without anything about persons. */
export interface ReportEntry {
  ask: number;
  algorithm: string;
  n: number;
  goal: Goal;
  step: number;
  about: string;
  own?: OwnText;
  /** the title of the lesson's stop; "" without one */
  stop: string;
  reason?: string;
  /** of each round, how many pupils have answered and how many could */
  turnout: { voted: number; of: number }[];
  /** the answers, which pupils get when the answer is revealed */
  rounds: import("./class/room.js").Round[];
  /** null for a poll, and until the answer is revealed */
  answer: number | null;
  shown: number;
}

/**
 * day: when the class was opened, in ISO 8601; most: the largest number of pupils; work: done alone, as [task, how much,
 * how many pupils]; shown: it has opened by itself
 */
export type ClassReport = {
  code: string;
  day: string;
  most: number;
  work: [string, number, number][];
  shown?: boolean;
  questions: ReportEntry[];
};

/** The state of the page, from which everything shown follows. */
export interface State {
  film: FilmState;
  play: PlayState;
  page: PageState;
  learn: LearnState;
  class: ClassState;
}

/** A change of the state: some properties of some groups. */
export type Change = { [Group in keyof State]?: Partial<State[Group]> };

/** A question about a step; `shown`: the step that shows the answer. */
export interface Question {
  step: number;
  about: string;
  answer: number;
  shown: number;
  own?: OwnText;
}

/** The text and the choices of a question that a class's host has written; `judged`: whether a choice is right. */
export interface OwnText {
  text: string;
  choices: string[];
  judged: boolean;
  /** where it stands if a lesson asks it */
  lesson?: string;
  stop?: number;
}

/** A class host's own question, with the index of its right choice, null for none. */
export interface OwnQuestion {
  text: string;
  choices: string[];
  right: number | null;
  reason: string;
  /** of which it is */
  lesson?: string;
  stop?: number;
}

/**
 * The content of a lesson's stop: the stop, its number and title, functions that draw the text and the notes for the
 * teacher, the page on which everyone works alone, and the lesson's own question, null for none.
 */
export interface NoteText {
  here: LessonStop;
  number: string;
  title: string;
  draw: () => Element[];
  drawNotes: () => Element[];
  page: string;
  own?: OwnQuestion;
  /** how many stops follow */
  left: number;
}

/** A question with its step. */
export interface Asked {
  run: Run;
  question: Question;
  step: Step;
}

/** An open question. The page shows its picture in place of the step, and its text in place of the sentence. */
export interface OpenQuestion extends Asked {
  /** of the step, without anything that gives the answer away */
  picture: Step;
  said: Sentence;
  /** the fact to light up after a wrong answer */
  cause: FactBase | null;
}

/** The film of a class's lead, in the fields of the wire. */
export interface LeadFilm extends Run {
  step: number;
  /** of the step, -1 for the last; null for the whole step */
  part: number | null;
  playing: -1 | 0 | 1;
  /** steps a second */
  speed: number;
  /** a square, or a register and its column */
  point: [number | string, number] | null;
  lesson: string | null;
  stop: number;
}

/** The sentence about a step, and its reason; `brief`: the reason, where the page already names the puzzle. */
export type Sentence = { title: string; why: string; brief?: string };

/** A part of a step: the effect of one line of the listing. */
export interface Part {
  name:
    "solved" | "found" | "loop" | "lowest" | "taken" | "called" | "counted" | "returned" | "ended" | "back" | "line";
  /** the line of the listing, from 1; 0 for none */
  line: number;
  /** the registers and the board at that moment */
  picture: Step;
}

/**
 * The notation of the film at its speed. `filled`: free squares are filled, 1, or rings only, 0; `blurred`: each step is
 * visible, 0, or only the average of the last second, 1; `fade`: milliseconds in which a step fades into the next;
 * `still`: milliseconds for which an average stands still.
 */
export type Notation = { filled: number; blurred: number; fade: number; still?: number };

/**
 * The input of the views: the state and data derived from it. For a step in parts, `shown.step` is the picture of the
 * part. `fast`: steps are too fast for reading; `done`: the step's lines that have run; `said`: the part's sentence, if
 * it differs from the step's; `placed`: the game by hand while the page waits for a queen
 */
export type Look = State & {
  placed: (Placed & { said: Sentence }) | null;
  fact: Fact | null;
  fast: boolean;
  notation: Notation;
  moment: { part: Part; whole: Step; done: number[]; said: Sentence | null } | null;
};

/** A connection for messages between the page and its supplier, with the interface of a WebSocket. */
export interface Channel {
  /** the same numbers as a WebSocket's */
  readonly readyState: number;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** The supplier of the page's answers. */
export interface Supplier {
  /** code: of the page's class, if it is in one */
  open: (code?: string) => Channel;
  /** true if the channel leads to another machine, so that it may go silent without closing */
  isRemote: boolean;
  /** why a line does not open: 0 if nobody knows, 200 if it would be admitted, or the status with which it is refused */
  fetchStatus: () => Promise<number>;
  /** whether a new version of the page is available */
  isOutdated: () => Promise<boolean>;
  /** prepares a reload with that version */
  renew: () => Promise<void>;
  /** subscribes listeners for as long as the page is open */
  watch: (listeners: Listeners) => void;
  /** loads missing parts again */
  retry: () => void;
  /** returns the address of a generated file, such as "download/excerpt.json?n=8" */
  locate: (address: string) => Promise<string>;
  /** the learner's own program, on its page */
  program?: typeof import("./suppliers/program/program.js").program;
  /** the only runs that can be shown; missing for all */
  runs?: Run[];
  /** defaults for an address without fields, if they differ from the usual ones */
  begins?: Partial<Address & Race>;
  /** the steps of a run that can be shown; null for all */
  boundsOf: (run: Run) => { start: number; stop: number } | null;
}

/** A module that supplies answers: a channel, and all else that differs from the defaults in wire/connection.js. */
export type Driver = Pick<Supplier, "open"> & Partial<Supplier>;

/** The contents of a film in one file besides the page: files by their paths, and recorded excerpts. */
export interface FilmInFile {
  files: Record<string, string>;
  excerpts: PackedExcerpt[];
  begins: Partial<Address & Race>;
  /** for a film of a learner's own program: its recording, as letters, and the findings */
  program?: { recording: string; findings: import("./suppliers/program/film.js").Findings };
}

/** A page's listeners to its supplier. */
export interface Listeners {
  coming: (coming: Coming) => void;
  /** a request of the viewer has failed */
  trouble: (message: string) => void;
  /** a new version is available */
  outdated: () => void;
  /** offers a file to the viewer */
  save: (file: Blob, name: string) => void;
  /** returns a sentence that only these steps of a run can be shown */
  refuse: (recorded: { run: Run; start: number; stop: number }) => string;
}

/** The source of steps. */
export interface Source {
  describe: (run: Run) => Promise<Description>;
  read: (run: Run, start: number, stop: number, stride: number) => Promise<Step[]>;
  readPictures: (run: Run, start: number, stop: number, stride: number, by: "steps" | "checks") => Promise<Step[]>;
  find: (run: Run, what: What, from: number, direction: Direction) => Promise<number | null>;
  /** returns the step that places the last of these queens */
  findQueens: (run: Run, columns: number[]) => Promise<number | null>;
  /** searched: steps searched in vain before giving up, else 0 */
  findDoing: (
    run: Run,
    doing: Doing,
    from: number,
    direction: Direction,
  ) => Promise<{ step: number | null; searched: number }>;
  /** reads all questions that these steps allow */
  readQuestions: (run: Run, start: number, stop: number) => Promise<Question[]>;
  countSubtrees: (run: Run, step: number) => Promise<SubtreeCounts>;
  readOutline: (run: Run, start: number, stop: number, width: number, exact: boolean) => Promise<Outline>;
  /** parses a lesson of this device; with its faults */
  readLesson: (text: string, language: string) => Promise<{ lesson: Lesson; faults: Fault[] }>;
  /** by index */
  readSolutions: (run: Run, start: number, stop: number) => Promise<Solution[]>;
  readClasses: (run: Run, start: number, stop: number) => Promise<{ total: number; classes: SolutionClass[] }>;
  /** reads the class of a solution */
  readClassOf: (run: Run, number: number) => Promise<{ index: number; itself: SolutionClass }>;
  /** counts the classes up to a solution, inclusive */
  countClasses: (run: Run, number: number) => Promise<number>;
  /** reads steps of the deduction on a puzzle's board */
  deduce: (board: string, start: number, stop: number) => Promise<Deduced>;
  hint: (board: string, queens: Square[], crossed: Square[]) => Promise<Hinted>;
  count: (n: number, onProgress: (news: Counting) => void) => { result: Promise<Counting | null>; cancel: () => void };
}

// The parts of the page, as arguments of other modules.

export type Store = ReturnType<typeof import("./film/store.js").createStore>;
export type Player = ReturnType<typeof import("./film/player.js").createPlayer>;
export type Actions = ReturnType<typeof import("./actions/actions.js").createActions>;
export type Attending = Awaited<ReturnType<typeof import("./class/attend.js").createAttending>>;

/** The manner of drawing a step. */
export type How = Pick<Look, "fast" | "notation"> & { passed?: Passed | null };

/** An algorithm's addition to the board's squares and queens. */
export interface Drawing {
  element: Element;
  render: (step: Step, n: number, how: How, now: number) => void;
}

/** The arguments of a drawer's content. */
export interface DrawerParts {
  actions: Actions;
  source: Source;
  state: () => State;
  attend: () => Promise<Attending>;
}

/** The content of the drawer: its root element, and a function called in every frame while it is open. */
export interface DrawerContent {
  element: HTMLElement;
  render?: (state: State) => void;
}

// Words. English defines the type; other languages have the same shape.

/** The names of a text's placeholders: "row" and "bit" in "Bit {bit} of row {row}". */
type Places<T> = T extends `${string}{${infer P}}${infer Rest}` ? P | Places<Rest> : never;
/** The values for the placeholders; another language may need more of them than English. */
type Facts<P extends string> = { [K in P]: string | number } & { [name: string]: string | number };

/** Texts for use: one with placeholders is a function of their values, one with plural forms also of its count. */
export type Texts<T> = T extends string
  ? [Places<T>] extends [never]
    ? string
    : (facts: Facts<Places<T>>) => string
  : T extends { readonly other: string }
    ? (facts: Facts<Places<T[keyof T]> | "count">) => string
    : { [K in keyof T]: Texts<T[K]> };

/** Sentences bound to their texts. */
export type Bound<S> = {
  [K in keyof S]: S[K] extends (say: any, ...facts: infer A) => infer R ? (...facts: A) => R : Bound<S[K]>;
};

/** The shape of another language's texts for English's T: the same names, with its own texts. */
export type Shape<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? { readonly other: string; readonly [form: string]: string }
    : T extends readonly unknown[]
      ? readonly unknown[]
      : { readonly [K in keyof T]: Shape<T[K]> };
