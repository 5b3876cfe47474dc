"""LLVM code for vectors of machine words: the few operations that a step needs, and compaction.

*Compaction* stores the words of chosen lanes side by side, in order. AVX-512 has an instruction for it, for words of 16
bits with VBMI2. AVX2 permutes by a table with one line for every choice of eight lanes.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir

WORD = ir.IntType(64)  # of addresses and counts
HALF = ir.IntType(32)
BYTE = ir.IntType(8)


class Lanes:
    """A writer of code for vectors of `count` words of `bits` bits; 256 bits in all for AVX2, 512 for AVX-512."""

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

    def compaction(self, mask: Any) -> Callable[[Any, Any, Any], None]:
        """Return a function that stores the lanes of `mask` from words[index] on; words behind them become invalid."""
        if self.word.width * self.count == 512:
            pack = self._compress(mask)
        elif self.word.width == 16:
            return self._shuffle(mask)
        else:
            pack = self._permute(mask)
        return lambda value, words, index: self.store(pack(value), words, index)

    def _compress(self, mask: Any) -> Callable[[Any], Any]:
        """AVX-512: VPCOMPRESSD or VPCOMPRESSW to a register. To memory it is very slow on some processors."""
        name = f"llvm.x86.avx512.mask.compress.v{self.count}i{self.word.width}"
        compress = self._intrinsic(name, self.vector, [self.vector, self.vector, self.mask])
        return lambda value: self.builder.call(compress, [value, self.constant(0), mask])

    def _permute(self, mask: Any) -> Callable[[Any], Any]:
        """AVX2: VPERMD permutes eight words of 32 bits by eight indices."""
        b = self.builder
        permute = self._intrinsic("llvm.x86.avx2.permd", self.vector, [self.vector, self.vector])
        indices = b.zext(self._line(self._as_integer(mask), 1), self.vector)
        return lambda value: b.call(permute, [value, indices])

    def _shuffle(self, mask: Any) -> Callable[[Any, Any, Any], None]:
        """AVX2: VPSHUFB permutes the bytes of each half, eight words of 16 bits. The halves are stored one by one."""
        b = self.builder
        integer = self._as_integer(mask)
        low = b.and_(integer, ir.Constant(WORD, 255))
        lines = [self._line(half, 2) for half in (low, b.lshr(integer, ir.Constant(WORD, 8)))]
        whole, half = ir.VectorType(BYTE, 32), ir.VectorType(self.word, 8)
        control = b.shuffle_vector(*lines, ir.Constant(ir.VectorType(HALF, 32), list(range(32))))
        shuffle = self._intrinsic("llvm.x86.avx2.pshuf.b", whole, [whole, whole])
        moved = b.ctpop(low)

        def store(value: Any, words: Any, index: Any) -> None:
            packed = b.bitcast(b.call(shuffle, [b.bitcast(value, whole), control]), self.vector)
            for first, at in ((0, index), (8, b.add(index, moved))):
                lanes = ir.Constant(ir.VectorType(HALF, 8), list(range(first, first + 8)))
                stored = b.store(
                    b.shuffle_vector(packed, packed, lanes), b.bitcast(b.gep(words, [at]), half.as_pointer())
                )
                stored.align = 2

        return store

    def _line(self, choice: Any, width: int) -> Any:
        """Load the bytes that come to the front for a choice of eight lanes, `width` a lane, from a table of 256."""
        b, module, name = self.builder, self.builder.module, f"compaction_{width}"
        line_type = ir.VectorType(BYTE, 8 * width)
        if name not in module.globals:
            lines = []
            for mask in range(256):
                front = [lane * width + part for lane in range(8) if mask >> lane & 1 for part in range(width)]
                lines.append(ir.Constant(line_type, front + [0] * (8 * width - len(front))))
            table = ir.GlobalVariable(module, ir.ArrayType(line_type, len(lines)), name)
            table.initializer = ir.Constant(table.value_type, lines)
            table.global_constant = True
            table.linkage = "internal"
            table.align = 64
        line = b.load(b.gep(module.globals[name], [ir.Constant(WORD, 0), choice]))
        line.align = 8
        return line

    def _intrinsic(self, name: str, answer: Any, arguments: list[Any]) -> Any:
        module = self.builder.module
        return module.globals.get(name) or ir.Function(module, ir.FunctionType(answer, arguments), name)
