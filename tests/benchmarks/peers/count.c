/* Two engines of server/search/counting in C, to measure the cost of numba: the plain search and the scalar batches.
 *
 * Build:  cc -O3 -march=native -o count count.c
 * Usage:  count plain|batch 14 15 16     Prints one JSON line for each n: {"n", "solutions", "seconds"}; the seconds are processor time.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef int64_t Word;

static Word solve(Word full, Word ld, Word col, Word rd) {
    if (col == full) return 1;
    Word solutions = 0, poss = full & ~(ld | col | rd);
    while (poss) {
        Word bit = poss & -poss;
        poss ^= bit;
        solutions += solve(full, (ld | bit) << 1, col | bit, (rd | bit) >> 1);
    }
    return solutions;
}

/* --- batches ------------------------------------------------------------------------------------------------- */

enum { BATCH = 512, PLANE = 2 * BATCH + 16, MAX_ROWS = 32 };

typedef struct { Word ld[PLANE], rd[PLANE], col[PLANE], poss[PLANE]; long waiting; } Row;

static Row board[MAX_ROWS];
static int rows[MAX_ROWS], row_count, top;

static Word place(Row *here, long at, long kept, int depth, Word *ld, Word *rd, Word *col, Word *free, Word *after) {
    int row = rows[depth], next = rows[depth + 1], then = rows[depth + 2];
    Word l = here->ld[at], r = here->rd[at], c = here->col[at], poss = here->poss[at];
    Word rest = poss & (poss - 1), bit = poss ^ rest;
    here->ld[kept] = l, here->rd[kept] = r, here->col[kept] = c, here->poss[kept] = rest;
    *ld = l |= bit << row, *rd = r |= bit << (top - row), *col = c |= bit;
    *free = ~(l >> next | r >> (top - next) | c);
    *after = ~(l >> then | r >> (top - then) | c);
    return rest != 0;
}

static void expand(int depth, long first) {
    Row *here = &board[depth], *below = here + 1;
    long kept = first, child = below->waiting;
    for (long at = first; at < here->waiting; at++) {
        Word ld, rd, col, free, after;
        kept += place(here, at, kept, depth, &ld, &rd, &col, &free, &after);
        below->ld[child] = ld, below->rd[child] = rd, below->col[child] = col, below->poss[child] = free;
        child += (free != 0) & (after != 0);
    }
    below->waiting = child;
    here->waiting = kept;
}

static Word finish(int depth, long first) {
    Row *here = &board[depth];
    int gap = rows[depth + 2] - rows[depth + 1];
    long kept = first;
    Word solutions = 0;
    for (long at = first; at < here->waiting; at++) {
        Word ld, rd, col, free, after;
        kept += place(here, at, kept, depth, &ld, &rd, &col, &free, &after);
        Word x = ~col & -~col, y = ~col ^ x, apart = (x << gap) != y;
        solutions += apart & ((free & x) != 0) & ((after & y) != 0);
        solutions += apart & ((free & y) != 0) & ((after & x) != 0);
    }
    here->waiting = kept;
    return solutions;
}

static int choose(int deepest) {
    for (int depth = deepest; depth >= 0; depth--) if (board[depth].waiting >= BATCH) return depth;
    for (int depth = 0; depth <= deepest; depth++) if (board[depth].waiting) return depth;
    return -1;
}

static Word complete(void) {
    int deepest = row_count - 3, depth;
    Word solutions = 0;
    while ((depth = choose(deepest)) >= 0) {
        long first = board[depth].waiting > BATCH ? board[depth].waiting - BATCH : 0;
        if (depth == deepest) solutions += finish(depth, first);
        else expand(depth, first);
    }
    return solutions;
}

/* --- border constellations ------------------------------------------------------------------------------------ */

typedef struct { int top, bottom, left, right, weight; } Border;

static Border quarter_turn(Border b, int last) { return (Border){last - b.left, last - b.right, b.bottom, b.top, 0}; }
static Border mirror(Border b, int last) { return (Border){last - b.top, last - b.bottom, b.right, b.left, 0}; }
static int name(Border b) { return ((b.top << 6 | b.bottom) << 6 | b.left) << 6 | b.right; }
static int group(const Border *b) { return (b->left << 6 | b->right) << 4 | b->weight; }
static int by_group(const void *a, const void *b) { return group(a) - group(b); }

static int fits(Border b, int last) {
    if ((b.left == 0) != (b.top == 0) || (b.left == last) != (b.bottom == 0)) return 0;
    return (b.top == 0 || b.left != b.top) && (b.bottom == 0 || last - b.left != b.bottom);
}

static int stabiliser(Border b, int last) {
    int own = name(b), kept = 0;
    for (int i = 0; i < 4; i++, b = quarter_turn(b, last)) {
        int turned = name(b), mirrored = name(mirror(b, last));
        if (turned < own || mirrored < own) return 0;
        kept += (turned == own) + (mirrored == own);
    }
    return kept;
}

static Border turn(Border b, int last) {
    Border best = b;
    for (int i = 0, best_rank = -1; i < 4; i++, b = quarter_turn(b, last)) {
        int rank = abs(2 * b.bottom - last) << 8 | (b.left + b.right);
        if (rank > best_rank) best_rank = rank, best = b;
    }
    return best.left > best.right ? mirror(best, last) : best;
}

static Border *constellations(int n, int *count) {
    Border *found = malloc(sizeof(Border) * n * n * n * n / 8);
    int last = n - 1, classes = 0;
    for (int i = 0; i < n * n * n * n; i++) {
        Border b = {i / (n * n * n), i / (n * n) % n, i / n % n, i % n, 0};
        if (b.top == b.bottom || abs(b.top - b.bottom) == last) continue;
        if (b.left == b.right || abs(b.left - b.right) == last) continue;
        if (!fits(b, last) || !fits(mirror(b, last), last)) continue;
        int kept = stabiliser(b, last);
        if (kept) found[classes] = turn(b, last), found[classes++].weight = 8 / kept;
    }
    qsort(found, classes, sizeof(Border), by_group);
    *count = classes;
    return found;
}

static void plant(Border b, int inner) {
    int row_of[] = {0, inner + 1, b.left, b.right}, column_of[] = {b.top, b.bottom, 0, inner + 1};
    Word ld = 0, rd = 0, taken = 0;
    for (int i = 0; i < 4; i++) {
        int falling = column_of[i] + row_of[i] - 2, rising = column_of[i] - row_of[i] + inner - 1;
        if (falling >= 0 && falling < 2 * inner - 1) ld |= (Word)1 << falling;
        if (rising >= 0 && rising < 2 * inner - 1) rd |= (Word)1 << rising;
    }
    taken = ((Word)1 << b.top | (Word)1 << b.bottom) >> 1;
    Word col = ~((((Word)1 << inner) - 1) & ~taken), free = ~(ld >> rows[0] | rd >> (top - rows[0]) | col);
    Row *first = &board[0];
    long at = first->waiting;
    first->ld[at] = ld, first->rd[at] = rd, first->col[at] = col, first->poss[at] = free;
    first->waiting += free != 0;
}

static Word batches(int n) {
    int count, inner = n - 2;
    Border *all = constellations(n, &count);
    Word solutions = 0;
    top = inner - 1;
    for (int i = 0, end; i < count; i = end) {
        row_count = 0;
        for (int row = 0; row < inner; row++)
            if (row + 1 != all[i].left && row + 1 != all[i].right) rows[row_count++] = row;
        for (end = i; end < count && end < i + BATCH && group(&all[end]) == group(&all[i]); end++) plant(all[end], inner);
        solutions += all[i].weight * complete();
    }
    free(all);
    return solutions;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argument_count, char **arguments) {
    int plain = argument_count > 1 && !strcmp(arguments[1], "plain");
    if (argument_count < 3 || (!plain && strcmp(arguments[1], "batch"))) {
        fprintf(stderr, "usage: count plain|batch n ...\n");
        return 2;
    }
    for (int i = 2; i < argument_count; i++) {
        int n = atoi(arguments[i]);
        if (n < 8 || n > 20) {
            fprintf(stderr, "n must be 8 to 20, not %s\n", arguments[i]);
            return 2;
        }
        double started = now();
        Word solutions = plain ? solve(((Word)1 << n) - 1, 0, 0, 0) : batches(n);
        printf("{\"n\": %d, \"solutions\": %lld, \"seconds\": %.6f}\n", n, (long long)solutions, now() - started);
    }
    return 0;
}
