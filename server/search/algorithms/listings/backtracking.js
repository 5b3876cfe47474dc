export function solve(n, found) {
  const board = Array.from({ length: n }, () => Array(n).fill(0));

  function attempt(column) {
    if (column === n) {
      found(board.map((squares) => squares.indexOf(1)));
      return;  // first: return true;
    }
    for (let row = 0; row < n; row++) {
      if (!attacked(row, column)) {
        board[row][column] = 1;
        attempt(column + 1);  // first: if (attempt(column + 1)) return true;
        board[row][column] = 0;
      }
    }
  }

  function attacked(row, column) {
    for (let c = column - 1; c >= 0; c--) {
      if (board[row][c]) return true;
    }
    for (let r = row - 1, c = column - 1; r >= 0 && c >= 0; r--, c--) {
      if (board[r][c]) return true;
    }
    for (let r = row + 1, c = column - 1; r < n && c >= 0; r++, c--) {
      if (board[r][c]) return true;
    }
    return false;
  }

  attempt(0);
}
