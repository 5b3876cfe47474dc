export function solve(n, found) {
  const board = Array.from({ length: n }, () => Array(n).fill(0));

  function attempt(row) {
    if (row === n) {
      found(board.map((squares) => squares.indexOf(1)));
      return;  // first: return true;
    }
    for (let column = 0; column < n; column++) {
      if (!attacked(row, column)) {
        board[row][column] = 1;
        attempt(row + 1);  // first: if (attempt(row + 1)) return true;
        board[row][column] = 0;
      }
    }
  }

  function attacked(row, column) {
    for (let r = row - 1; r >= 0; r--) {
      if (board[r][column]) return true;
    }
    for (let r = row - 1, c = column - 1; r >= 0 && c >= 0; r--, c--) {
      if (board[r][c]) return true;
    }
    for (let r = row - 1, c = column + 1; r >= 0 && c < n; r--, c++) {
      if (board[r][c]) return true;
    }
    return false;
  }

  attempt(0);
}
