# right: counts with three lists of flags and nonlocal
class Solution:
    def totalNQueens(self, n: int) -> int:
        cols, hills, dales = [0] * n, [0] * (2 * n - 1), [0] * (2 * n - 1)
        count = 0

        def place(row=0):
            nonlocal count
            for col in range(n):
                if cols[col] + hills[row - col] + dales[row + col] == 0:
                    cols[col] = hills[row - col] = dales[row + col] = 1
                    if row + 1 == n:
                        count += 1
                    else:
                        place(row + 1)
                    cols[col] = hills[row - col] = dales[row + col] = 0

        place()
        return count


if __name__ == "__main__":
    print(Solution().totalNQueens(6))
