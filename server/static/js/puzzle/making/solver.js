// Finds a solution other than a known one: n queens in n regions, one in each row, column and region, none next to
// another. An exact cover, the unit with the fewest free squares first. Sets of squares are words of 32 bits.

const WORD = 32;
const NOTHING = 4096; // more squares than any unit has

/** A solver for boards of one size. The region of each square is given for each search, row by row, from 0. */
export class Solver {
  #n;
  #words;
  #units; // masks of the rows, the columns, the regions
  #near; // for each square: its row, its column and its neighbours
  #free; // free squares at each depth
  #taken; // units that have a queen
  #queens; // the column of each row's queen
  /** @type {Int8Array} */
  #regions = new Int8Array();
  /** @type {readonly number[]} */
  #known = [];

  /** @param {number} n */
  constructor(n) {
    this.#n = n;
    this.#words = Math.ceil((n * n) / WORD);
    this.#units = new Int32Array(3 * n * this.#words);
    this.#near = new Int32Array(n * n * this.#words);
    this.#free = new Int32Array((n + 1) * this.#words);
    this.#taken = new Uint8Array(3 * n);
    this.#queens = new Int8Array(n);
    for (let square = 0; square < n * n; square += 1) {
      const [row, column] = [Math.floor(square / n), square % n];
      this.#add(this.#units, row, square);
      this.#add(this.#units, n + column, square);
      for (let other = 0; other < n * n; other += 1) {
        const [rows, columns] = [Math.abs(Math.floor(other / n) - row), Math.abs((other % n) - column)];
        if (!rows || !columns || rows + columns === 2) this.#add(this.#near, square, other);
      }
    }
  }

  /** Add a square to a set. @param {Int32Array} sets @param {number} set @param {number} square */
  #add(sets, set, square) {
    sets[set * this.#words + (square >> 5)] |= 1 << (square & 31);
  }

  /**
   * Return the columns of another solution's queens, or null if there is none.
   * @param {Int8Array} regions
   * @param {readonly number[]} known  the columns of the known solution's queens
   */
  findOther(regions, known) {
    const [n, words] = [this.#n, this.#words];
    [this.#regions, this.#known] = [regions, known];
    this.#units.fill(0, 2 * n * words);
    for (let square = 0; square < n * n; square += 1) {
      this.#add(this.#units, 2 * n + regions[square], square);
      this.#add(this.#free, 0, square);
    }
    this.#taken.fill(0);
    return this.#search(0) ? [...this.#queens] : null;
  }

  /** Return the unit without a queen that has the fewest free squares. @param {number} depth */
  #choose(depth) {
    const words = this.#words;
    let [fewest, chosen] = [NOTHING, -1];
    for (let unit = 0; unit < this.#taken.length; unit += 1) {
      if (this.#taken[unit]) continue;
      let count = 0;
      for (let word = 0; word < words; word += 1) {
        count += countBits(this.#units[unit * words + word] & this.#free[depth * words + word]);
      }
      if (count < fewest) [fewest, chosen] = [count, unit];
      if (count < 2) break;
    }
    return chosen;
  }

  /** Return whether the search below a depth has found another solution. @param {number} depth @returns {boolean} */
  #search(depth) {
    const [n, words] = [this.#n, this.#words];
    if (depth === n) return this.#known.some((column, row) => column !== this.#queens[row]);
    const unit = this.#choose(depth);
    for (let word = 0; word < words; word += 1) {
      let squares = this.#units[unit * words + word] & this.#free[depth * words + word];
      while (squares) {
        const bit = squares & -squares;
        squares ^= bit;
        if (this.#place(depth, word * WORD + 31 - Math.clz32(bit))) return true;
        this.#free[depth * words + word] &= ~bit; // all solutions with it have been found
      }
    }
    return false;
  }

  /** Put a queen on a square and search below it. @param {number} depth @param {number} square */
  #place(depth, square) {
    const [n, words] = [this.#n, this.#words];
    const [row, region] = [Math.floor(square / n), 2 * n + this.#regions[square]];
    for (let word = 0; word < words; word += 1) {
      const reached = this.#near[square * words + word] | this.#units[region * words + word];
      this.#free[(depth + 1) * words + word] = this.#free[depth * words + word] & ~reached;
    }
    const column = square % n;
    this.#taken[row] = this.#taken[n + column] = this.#taken[region] = 1;
    this.#queens[row] = column;
    const found = this.#search(depth + 1);
    this.#taken[row] = this.#taken[n + column] = this.#taken[region] = 0;
    return found;
  }
}

/** Return the number of ones in a word. @param {number} word */
function countBits(word) {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
