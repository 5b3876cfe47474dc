"""Writes LLVM code for vectors of machine words: the few operations that a step needs, and compaction.

*Compaction* moves the words of chosen lanes to the front, in order. AVX-512 has an instruction for it. AVX2 permutes by
a table with one line for every choice of lanes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir

WORD = ir.IntType(64)  # of addresses and counts
HALF = ir.IntType(32)
BYTE = ir.IntType(8)


class Lanes:
    """Writes code for vectors of `count` words of `bits` bits each; 256 bits in all for AVX2, 512 for AVX-512."""

    def __init__(self, builder: Any, bits: int, count: int) -> None:
        self.builder = builder
        self.word = ir.IntType(bits)
        self.count = count
        self.vector = ir.VectorType(self.word, count)
        self.mask = ir.VectorType(ir.IntType(1), count)

    def constant(self, value: int) -> Any:
        """The same number in every lane, known when the code is written."""
        return ir.Constant(self.vector, [value] * self.count)

    def splat(self, value: Any) -> Any:
        """The same number in every lane, from a 64-bit integer known when the code runs."""
        b = self.builder
        word = value if self.word == WORD else b.trunc(value, self.word)
        nothing = ir.Constant(self.vector, ir.Undefined)
        one = b.insert_element(nothing, word, ir.Constant(HALF, 0))
        return b.shuffle_vector(one, nothing, ir.Constant(ir.VectorType(HALF, self.count), [0] * self.count))

    def load(self, words: Any, index: Any) -> Any:
        """The words from words[index] on, with any alignment."""
        loaded = self.builder.load(self._address(words, index))
        loaded.align = self.word.width // 8
        return loaded

    def store(self, value: Any, words: Any, index: Any) -> None:
        """Write all lanes from words[index] on."""
        stored = self.builder.store(value, self._address(words, index))
        stored.align = self.word.width // 8

    def _address(self, words: Any, index: Any) -> Any:
        return self.builder.bitcast(self.builder.gep(words, [index]), self.vector.as_pointer())

    def invert(self, value: Any) -> Any:
        """All bits inverted."""
        return self.builder.xor(value, self.constant(-1))

    def differ(self, one: Any, other: Any) -> Any:
        """The mask of the lanes in which two vectors differ."""
        return self.builder.icmp_unsigned("!=", one, other)

    def nonzero(self, value: Any) -> Any:
        """The mask of the lanes that are not zero."""
        return self.differ(value, self.constant(0))

    def chosen(self, mask: Any) -> Any:
        """The number of lanes in a mask, as a 64-bit integer."""
        return self.builder.ctpop(self._as_integer(mask))

    def _as_integer(self, mask: Any) -> Any:
        return self.builder.zext(self.builder.bitcast(mask, ir.IntType(self.count)), WORD)

    def compaction(self, mask: Any) -> Callable[[Any], Any]:
        """A function that moves the lanes of `mask` to the front of a vector; the lanes behind them are meaningless."""
        width = self.word.width * self.count
        if width == 512:
            return self._compress(mask)
        if width == 256:
            return self._permute(mask)
        raise ValueError(f"no compaction for vectors of {width} bits")

    def _compress(self, mask: Any) -> Callable[[Any], Any]:
        """AVX-512F: VPCOMPRESSD or VPCOMPRESSQ to a register. To memory it is very slow on some processors."""
        name = f"llvm.x86.avx512.mask.compress.v{self.count}i{self.word.width}"
        compress = self._intrinsic(name, self.vector, [self.vector, self.vector, self.mask])
        return lambda value: self.builder.call(compress, [value, self.constant(0), mask])

    def _permute(self, mask: Any) -> Callable[[Any], Any]:
        """AVX2: VPERMD permutes eight 32-bit words by eight indices. A 64-bit lane is two such words."""
        b = self.builder
        eight = ir.VectorType(HALF, 8)
        permute = self._intrinsic("llvm.x86.avx2.permd", eight, [eight, eight])
        line = b.load(b.gep(self._table(), [ir.Constant(WORD, 0), self._as_integer(mask)]))
        line.align = 8
        indices = b.zext(line, eight)
        return lambda value: b.bitcast(b.call(permute, [b.bitcast(value, eight), indices]), self.vector)

    def _table(self) -> Any:
        """For every mask the indices of the 32-bit words to move to the front, one byte each: 2 KB for eight lanes."""
        module, name = self.builder.module, f"compaction_{self.count}"
        if name in module.globals:
            return module.globals[name]
        parts = 8 // self.count
        line_type = ir.VectorType(BYTE, 8)
        lines = []
        for mask in range(1 << self.count):
            front = [lane * parts + part for lane in range(self.count) if mask >> lane & 1 for part in range(parts)]
            lines.append(ir.Constant(line_type, front + [0] * (8 - len(front))))
        table = ir.GlobalVariable(module, ir.ArrayType(line_type, len(lines)), name)
        table.initializer = ir.Constant(table.value_type, lines)
        table.global_constant = True
        table.linkage = "internal"
        table.align = 64
        return table

    def _intrinsic(self, name: str, answer: Any, arguments: list[Any]) -> Any:
        module = self.builder.module
        return module.globals.get(name) or ir.Function(module, ir.FunctionType(answer, arguments), name)
