# other: seats of a table, neighbours apart by more than one
# never: instead of
# never: attack
guests = 6
seats = []


def may_sit(guest):
    return guest not in seats and (not seats or abs(seats[-1] - guest) > 1)


def seat():
    if len(seats) == guests:
        yield list(seats)
        return
    for guest in range(guests):
        if may_sit(guest):
            seats.append(guest)
            yield from seat()
            seats.pop()


everyone = list(seat())
print(len(everyone), everyone[0])
