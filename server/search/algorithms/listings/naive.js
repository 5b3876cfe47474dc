export function solve(n, found) {
  const queens = Array(n).fill(0);
  do {
    if (peaceful(queens)) found(queens);  // first: if (peaceful(queens)) return found(queens);
  } while (turn(queens));
}

function turn(queens) {
  const n = queens.length;
  for (let row = n - 1; row >= 0; row--) {
    queens[row] = (queens[row] + 1) % n;
    if (queens[row] > 0) return true;
  }
  return false;
}

function peaceful(queens) {
  for (let row = 0; row < queens.length; row++) {
    if (attacked(row, queens[row], queens)) return false;
  }
  return true;
}

function attacked(row, column, queens) {
  const n = queens.length;
  for (let r = row - 1; r >= 0; r--) {
    if (queens[r] === column) return true;
  }
  for (let r = row - 1, c = column - 1; r >= 0 && c >= 0; r--, c--) {
    if (queens[r] === c) return true;
  }
  for (let r = row - 1, c = column + 1; r >= 0 && c < n; r--, c++) {
    if (queens[r] === c) return true;
  }
  return false;
}
