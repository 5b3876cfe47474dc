# other: the orders of five numbers
# never: attack
# never: 120
class Solution:
    def permute(self, nums):
        res = []
        used = set()

        def dfs(path):
            if len(path) == len(nums):
                res.append(path[:])
            for x in nums:
                if x not in used:
                    used.add(x)
                    path.append(x)
                    dfs(path)
                    path.pop()
                    used.remove(x)

        dfs([])
        return res


print(len(Solution().permute(list(range(5)))))
