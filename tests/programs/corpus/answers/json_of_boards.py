# right: the result as JSON
import json


def boards(n, head=()):
    if len(head) == n:
        return [head]
    return [
        b
        for c in range(n)
        if all(c != d and abs(c - d) != len(head) - i for i, d in enumerate(head))
        for b in boards(n, head + (c,))
    ]


found = boards(4)
print(json.dumps({"queens": 4, "count": len(found), "solutions": found}, indent=2))
