export function solve(n, found) {
  const queens = [];
  let used = 0n;

  function conjoin(row) {
    if (row === n) {
      found(queens);
      return;  // first: return true;
    }
    for (const column of places(row)) {
      queens.push(column);
      conjoin(row + 1);  // first: if (conjoin(row + 1)) return true;
      queens.pop();
    }
  }

  function* places(row) {
    for (let column = 0; column < n; column++) {
      const bits = square(row, column);
      if (!(bits & used)) {
        used |= bits;
        yield column;
        used &= ~bits;
      }
    }
  }

  function square(row, column) {
    const one = (place) => 1n << BigInt(place);
    return one(column)
      | one(n + row - column + n - 1)
      | one(n + 2 * n - 1 + row + column);
  }

  conjoin(0);
}
