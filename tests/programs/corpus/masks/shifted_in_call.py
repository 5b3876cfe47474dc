class Q:
    cnt = 0
    @classmethod
    def f(cls, n, r, c, l, d):
        if r == n:
            cls.cnt += 1
            return
        l <<= 1
        d >>= 1
        for i in range(n):
            b = 1 << i
            if (c | l | d) & b: continue
            cls.f(n, r + 1, c | b, l | b, d | b)
Q.f(6, 0, 0, 0, 0)
print(Q.cnt)
