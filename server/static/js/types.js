// Shapes shared by the page's modules. Types only: nothing here runs.

/** @import { OpenCard } from "./model/cards.js" */
/** @import { Strip } from "./model/strip.js" */
/** @import { Question } from "./questions/mistakes.js" */

/**
 * A square of the board: [row, column], both from 0, row 0 on top, column 0 on the left.
 * @typedef {[number, number]} Square
 */

/**
 * One call on the stack. Masks are numbers below 2 ** 32; bit n - 1 - c stands for column c.
 * @typedef {object} Frame
 * @property {number} row
 * @property {number} ld
 * @property {number} col
 * @property {number} rd
 * @property {number} poss
 * @property {number} bit
 */

/** A step's kind; "enter" only in the picture of a part: a call before anything is known of its row. @typedef {"call" | "place" | "reject" | "solution" | "return" | "enter"} Kind */

/**
 * One step of the search: everything a picture of it needs.
 * @typedef {object} StepFields
 * @property {number} step
 * @property {Kind} kind
 * @property {Square[]} queens
 * @property {Square | null} square
 * @property {Frame[]} stack
 * @property {number} calls
 * @property {number} placements
 * @property {number} solutions
 * @property {number} dead_ends
 * @property {number} checks
 * @property {number[]} lines
 * @property {Square} [attacker]  of a square that was rejected: the queen that was found
 * @property {boolean} [veiled]  only in the picture of a question: nothing is shown of what follows from it
 */

/** @typedef {StepFields & Frame} Step */

/** A line of squares; ld runs like \\, rd like /. @typedef {"row" | "column" | "ld" | "rd"} Along */

/**
 * A step of a search that tries square after square: no masks, its variables under `state`.
 * @typedef {StepFields & {row?: number, column?: number, along?: Along, state: Record<string, any>,
 *   stack: {row?: number, column?: number, state: Record<string, any>}[]}} SquareStep
 */

/** @typedef {"all" | "first"} Goal  whether a search ends with its first solution */

/**
 * An algorithm as the menu has it: its largest n and the reason for it; the largest n of which
 * every step is indexed; the goal it opens with.
 * @typedef {{id: string, title: string, blurb: string, largest: number, indexed: number, reason: string, goal: Goal}} Algorithm
 */

/** A listing as coloured pieces, line by line: CSS class and text. @typedef {[string, string][][]} Pieces */
/** The listings for a goal; `runs`: the lines of the Python one that some step runs. @typedef {{python: Pieces, javascript: Pieces, runs: number[]}} Listings */
/** @typedef {"python" | "javascript"} Language */

/**
 * What the board shows of a step. `states`: those of the squares in the active row or column, [] if none is active; `hollow`: the square of
 * a queen that is not there: the next one, one that was refused, or one that has just been removed (`lifted`); `barren`: the row or column without a free square.
 * @typedef {{active: {along: "row" | "column", at: number} | null, states: string[],
 *   queens: Square[], hollow: Square | null, lifted: boolean, barren: number | null}} Scene
 */

/** A square that a call can take: a branch of the tree. @typedef {{label: string, column?: number, state: "path" | "candidate" | "tried" | "open" | "refused" | "rejected"}} Branch */

/** A square of a row, as it is read aloud; `found`: the solutions below it, null if nobody knows. @typedef {{label: string, state: string, found?: number | null}} Standing */

/** What the legend explains of a search: names of signs, of which the drawer draws each. @typedef {{board: readonly string[], below: readonly string[], tree: readonly string[]}} Signs */

/** The squares that were looked at along a line, beginning next to the square `from`. @typedef {{from: Square, along: Along, squares: Square[]}} Scan */
/** A wheel of the odometer: its number, whether it has just turned, and the result of its row's test. @typedef {{name: string, column: number, turned: boolean, state: string, test: string}} Wheel */
/** What stands beside a row of the board. @typedef {{text: string, along: string, now: boolean}} RowNote */
/** Long integers digit by digit, highest first; `along`: the line that each digit belongs to. @typedef {{along: string[], rows: {name: string, digits: number[]}[]}} LongIntegers */

/** @typedef {{mask: number, hit: number, note: string, from?: number}[] | null} Sum  from: where the ones of a mask come from */
/** @typedef {{pick: Sum, shift: Sum}} Sums  how the lowest bit is found, and what goes into the next row */

/**
 * How the steps of an algorithm are shown. Only this view knows what its steps hold; it returns plain data and words, and
 * does not draw.
 * @typedef {object} AlgorithmView
 * @property {"masks" | "squares" | "boards"} family  what it works with: masks, square by square, or full boards
 * @property {"row" | "column"} fills
 * @property {Signs} signs
 * @property {(step: Step, n: number) => Scene} scene
 * @property {(step: Step, n: number) => {name: string, states: string[], ahead?: boolean}[]} calls  ahead: the masks of the row are written, its squares are not tried yet
 * @property {readonly string[]} [arrays]  the arrays of a search that makes no calls; the states of a row are those of each array in turn
 * @property {(step: Step, n: number) => Branch[][]} branches
 * @property {(step: Step, n: number, goal: Goal) => Sentence} sentence
 * @property {(step: Step, n: number) => string} describe     the board, for those who do not see it
 * @property {(step: Step, n: number) => Sums} [sums]
 * @property {(step: Step, n: number, at: (pattern: RegExp) => number) => Map<number, string>} values  beside lines of the Python listing
 * @property {(step: Step, n: number, target: Target) => Fact | null} fact  the fact about a target; null for one that the search does not have
 * @property {Strip} [strip]        below the board, rows of cells
 * @property {(step: Step, n: number) => {wheels: Wheel[], said: string}} [odometer]  below the board, if there is no strip
 * @property {(step: Step) => Scan[]} [scans]                  on the board
 * @property {(step: Step, n: number) => RowNote[]} [beside]    right of the board, row for row
 * @property {(step: Step, n: number) => LongIntegers | null} [long]   under the sentence
 */

/**
 * Identifies a trace.
 * @typedef {object} Run
 * @property {string} algorithm
 * @property {number} n
 * @property {Goal} goal
 */

/**
 * How large a trace is; sizes are null where they are not known.
 * @typedef {object} Description
 * @property {number | null} steps
 * @property {number | null} placements
 * @property {number | null} solutions
 * @property {number | null} checks
 * @property {boolean} exact
 * @property {string} [estimate]  steps, like "3.4e15", where they are not known
 * @property {string} [error]     its standard error
 * @property {string} [remedy]    the command after which every step can be read at once
 */

/**
 * A count at full speed, under way or done. Times in seconds.
 * @typedef {object} Counting
 * @property {number} n
 * @property {number} fraction
 * @property {number} seconds
 * @property {number | null} left
 * @property {number} solutions
 * @property {[number, number] | null} forecast  at least, at most
 * @property {number | null} error    of `left`
 * @property {number | null} workers  of a cluster; null: the server itself counts
 * @property {boolean} done
 * @property {string} [engine]
 * @property {number} [threads]
 */

/**
 * One cell of the table of times. Times in seconds.
 * @typedef {object} TimesCell
 * @property {string} group      "compiled", "python" or "full"
 * @property {string} algorithm
 * @property {number} n
 * @property {"measured" | "forecast" | "failed" | "unavailable"} kind
 * @property {number | null} seconds
 * @property {number} runs
 * @property {number | null} basis  n of the board that a forecast rests on
 * @property {string} note          why there is no time
 * @property {number} at            when, in seconds since 1970
 */

/** @typedef {{machine: string, running: {seconds: number, largest: number} | null, cells: TimesCell[]}} TimesTable */
/** @typedef {{group: string, algorithm: string, n: number, seconds: number | null}} TimingNow  what runs, and how long it should take */
/** @typedef {{done: number, of: number, now: TimingNow | null, cells: TimesCell[]}} TimingNews */

/**
 * How a range of steps looks, so many pixels wide; step k lies in pixel (k - start) * width / (stop - start), rounded down.
 * @typedef {object} Outline
 * @property {number} start
 * @property {number} stop
 * @property {number} width
 * @property {boolean} exact
 * @property {[number, number, number][]} calls  row, first step and end of each call at least a pixel wide
 * @property {number[]} deepest                  per pixel the deepest row
 * @property {number[]} solutions                per pixel their number
 */

/** @typedef {"solution" | "dead_end" | "over" | "out"} What */
/** What a step does: it runs a line of the listing, or puts a queen on a square. @typedef {{line: number} | {square: Square}} Doing */
/** @typedef {"forward" | "backward"} Direction */

/** A stop of a lesson, from 0. @typedef {{name: string, stop: number}} LessonStop */
/** @typedef {typeof import("./model/names.js").DRAWERS[number]} DrawerName  what can lie in the drawer */

/** @typedef {"matrix" | "columns" | "board"} Form  how a solution is written */
/** @typedef {"identity" | "quarter" | "half" | "three_quarters" | "left_right" | "top_bottom" | "falling_diagonal" | "rising_diagonal"} Turn */

/**
 * A solution: which one in the order of the search, from 1; its step; the column of the queen in each row.
 * @typedef {object} Solution
 * @property {number} number
 * @property {number} step
 * @property {number[]} columns
 */

/**
 * Solutions that turning and mirroring make of one another; `turn` makes each of the first one.
 * @typedef {object} SolutionClass
 * @property {number} size
 * @property {(Solution & {turn: Turn})[]} members
 */

/**
 * The segment that the film is confined to: a loop goes round, a preset ends and begins again as a whole film does.
 * @typedef {object} Segment
 * @property {number} start
 * @property {number} stop  Infinity where it goes on to an end that nobody knows
 * @property {"loop" | "preset"} why
 * @property {number[]} [queens]  of a preset: their columns, from the top row down
 */

/**
 * The viewer's stored settings.
 * @typedef {object} Settings
 * @property {"system" | "light" | "dark"} theme
 * @property {boolean} keys                       whether letters, digits and signs do something
 * @property {string} language                   "browser", or the code of one
 * @property {"solutions" | "steps" | "off"} voice  what a screen reader is told of a film that plays; off: of nothing
 * @property {boolean} animations                 whether slow play shows the parts of a step
 */

/** @typedef {"ld" | "col" | "rd" | "taken" | "poss" | "bit"} Register */

/** What a viewer can point at: a square of the board, or a cell of a row below it. @typedef {{square: Square} | {register: string, column: number}} Target */

/** A queen that attacks along a line. @typedef {{line: "ld" | "col" | "rd" | "row", queen: Square}} Attack */

/**
 * The properties of every fact about a target.
 * @typedef {object} FactBase
 * @property {string} register         the row of cells that the target is in; "" for a square
 * @property {Square} square           the square itself, or the one that the cell stands under
 * @property {Attack[]} by             the attacking queens, and along which line
 * @property {Record<string, number>} lit  the rows that tell it, and in which column
 */

/**
 * Where there are masks. `on`: whether a bit is a 1; `side`: where the square's row lies, seen from the active one (over:
 * there is none); in `flipped` a 1 is a free square.
 * @typedef {FactBase & {about: "masks" | "flipped", register: Register | "", on: boolean, side: "above" | "active" | "below" | "over",
 *   state: "queen" | "placed" | "attacked" | "free" | "candidate" | "tried" | "lifted" | "open"}} MaskFact
 */

/** What a test costs: squares looked at, flags read, operations. @typedef {{unit: "looks" | "reads" | "operations", checks: number}} Cost */

/**
 * Where squares are tried one by one. `by` are all queens of earlier lines that attack the square, `found` those that its
 * test has found; "unreached": no call has come to its line, "open": it has not been tested, "out": nor will it be.
 * @typedef {FactBase & {about: "square", fills: "row" | "column", found: Attack[], cost: Cost | null,
 *   state: "queen" | "placed" | "rejected" | "refused" | "tried" | "lifted" | "open" | "out" | "unreached" | "over"}} SquareFact
 */

/**
 * Where full boards are tested. `digit`: the odometer's of the square's row; `row`: where the test ended.
 * @typedef {FactBase & {about: "board", fills: "row", found: Attack[], cost: Cost | null, digit: number, row: number,
 *   state: "empty" | "peaceful" | "attacked" | "untested"}} BoardFact
 */

/**
 * A flag of caching, or a bit of conjoin's integers. `line`: what it stands for; `at`: its number; `state`: whether it is
 * set, or is about to be by the queen that takes its square; in conjoin's `bits` whether the square under test has it, and
 * whether a queen has it, too; "idle": no square is tested. `tested`: that square, or null; `read`: whether the step has read it.
 * @typedef {FactBase & {about: "flag" | "used" | "bits", name: string, line: "ld" | "col" | "rd", at: number, read: boolean,
 *   tested: Square | null, state: "set" | "clear" | "coming" | "hit" | "own" | "other" | "idle"}} FlagFact
 */

/** What is known about a target. @typedef {MaskFact | SquareFact | BoardFact | FlagFact} Fact */

/**
 * Solutions below the squares that were tried along a path.
 * @typedef {object} SubtreeCounts
 * @property {number} step
 * @property {Square[]} queens                       those that stood then
 * @property {[Square, number | null][][]} rows      per open call each square tried in it, and the solutions below
 */

/**
 * Where the page stands with the server.
 * @typedef {object} Connection
 * @property {"connecting" | "open" | "lost"} status
 * @property {number} retryIn  seconds to the next try, as planned when the connection was lost
 * @property {number} refused  the HTTP status with which the server refuses it; 200: it would not; 0: it does not answer
 */

/**
 * What the query of the page's address describes.
 * @typedef {Pick<State, "run" | "part" | "speed" | "segment" | "view" | "code" | "drawer" | "card" | "panel" | "lesson" | "predict"> & {step: number, queens: number[]}} Address
 */

/**
 * The state of the page. What it shows is a function of this state alone.
 * @typedef {object} State
 * @property {Run} run                       what was asked for
 * @property {{run: Run, step: Step} | null} shown  what is on the screen; follows `run` when its steps arrive
 * @property {Description | null} description  of `run`, once it is known
 * @property {Outline | null} outline        of `run`, for the timeline; null until there is one
 * @property {{start: number, stop: number} | null} zoom  the steps that the timeline shows; null for all
 * @property {Segment | null} segment        the steps that the film is confined to; null for all
 * @property {number} reached                the furthest step of `run` seen so far
 * @property {-1 | 0 | 1} playing            direction of play; 0 while paused
 * @property {number} speed                  steps a second, as chosen
 * @property {number | null} achieved        steps a second, as measured while playing
 * @property {Counting | null} counting       the count at full speed, while it runs and once it is done
 * @property {Language} language             of the listing
 * @property {Connection} connection
 * @property {boolean} outdated               whether the server runs another version by now
 * @property {boolean} loading               whether an algorithm was chosen whose part of the page is still on its way
 * @property {{n: string, speed: string, step: string, page: string, count: string, algorithm: string}} notices  messages beside controls; "" for none
 * @property {"wide" | "low" | "narrow"} layout  which panels stand side by side: all, all but stack and tree, none
 * @property {"page" | "present" | "embed"} view  all of it, for a projector, or for a frame in another page
 * @property {boolean} code                  whether the projector shows the code
 * @property {Settings} settings
 * @property {number} moves                  how often the film was moved, other than by playing on or by the lead of a class
 * @property {boolean} follows               whether the film is where the lead of a class is
 * @property {number} navigations                  number of history entries that the viewer has begun
 * @property {DrawerName | null} drawer       what lies in the open drawer
 * @property {OpenCard | null} card  the card of the bits bench that is open in its drawer; null for the list
 * @property {LessonStop | null} lesson       the stop of a lesson that is shown; null for none
 * @property {string} panel                  the tab that is open where panels share a tab bar
 * @property {{step: number, index: number} | null} part  the part of a step that is shown alone, from 0 (-1: the last); null for whole steps
 * @property {Target | null} pointed          what the viewer points at, to have it explained
 * @property {boolean} touched               whether a finger did
 * @property {{seed: number | null, about?: string} | null} predict  play stops and asks: by what the viewer has answered, by a seed, or one kind alone, and that at once; null: it does not
 * @property {Asked | null} asked              the question that is open
 * @property {boolean} hurried               whether steps fly by under a key held down or a dragged timeline
 * @property {SubtreeCounts | null} subtreeCounts            what lies below the squares tried along the path
 */

/**
 * A question that is open at a step. The page shows its picture in place of the step, and what it says in place of the sentence.
 * @typedef {object} Asked
 * @property {Run} run
 * @property {Question} question
 * @property {Step} picture            of the step, without anything that tells the answer
 * @property {Sentence} said
 * @property {FactBase | null} blamed  what lights up after a wrong answer
 */

/** The sentence about a step, and why. @typedef {{title: string, why: string}} Sentence */

/**
 * A part of a step: what the listing does in one line.
 * @typedef {object} Part
 * @property {"solved" | "found" | "loop" | "lowest" | "taken" | "called" | "counted" | "returned" | "ended" | "back" | "line"} name
 * @property {number} line     of the listing, from 1; 0 for none
 * @property {Step} picture    the registers and the board as they are then
 */

/**
 * What the views are given: the state and what is derived from it. Of a step in parts `shown.step` is the picture of the part.
 * @typedef {State & {
 *   fact: Fact | null,
 *   fast: boolean,
 *   moment: {part: Part, whole: Step, done: number[], said: Sentence | null} | null,
 * }} Look  `fast`: steps come faster than fills may change; `done`: the lines of the step that have run; `said`: of the part, if
 *   it is more than of the step
 */

/**
 * Where steps come from.
 * @typedef {object} Source
 * @property {(run: Run) => Promise<Description>} describe
 * @property {(run: Run, start: number, stop: number, stride: number) => Promise<Step[]>} read
 * @property {(run: Run, start: number, stop: number, stride: number, by: "steps" | "checks") => Promise<Step[]>} readPictures
 * @property {(run: Run, what: What, from: number, direction: Direction) => Promise<number | null>} find
 * @property {(run: Run, columns: number[]) => Promise<number | null>} findQueens  the step that places the last of these queens
 * @property {(run: Run, doing: Doing, from: number, direction: Direction) => Promise<{step: number | null, searched: number}>} findDoing  searched: steps looked through where it was given up, else 0
 * @property {(run: Run, start: number, stop: number) => Promise<Question[]>} readQuestions  all that these steps allow
 * @property {(run: Run, step: number) => Promise<SubtreeCounts>} countSubtrees
 * @property {(run: Run, start: number, stop: number, width: number, exact: boolean) => Promise<Outline>} readOutline
 * @property {(run: Run, start: number, stop: number) => Promise<Solution[]>} readSolutions  by their indexes
 * @property {(run: Run, start: number, stop: number) => Promise<{total: number, classes: SolutionClass[]}>} readClasses
 * @property {(run: Run, number: number) => Promise<{index: number, itself: SolutionClass}>} readClassOf  the whole class of a solution
 * @property {(run: Run, number: number) => Promise<number>} countClasses  how many classes there are up to and with a solution
 * @property {(n: number, tell: (news: Counting) => void) => {result: Promise<Counting | null>, cancel: () => void}} count
 */

export {};
