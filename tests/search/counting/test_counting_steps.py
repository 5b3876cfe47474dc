"""The vector steps do the same as the scalar steps in every lane, also those of AVX-512 on machines without it.

Such a machine compiles the code for one that has it and looks for the instruction, and runs the same code with only
that instruction replaced by a plain loop.
"""

import ctypes
from typing import Any

import numpy as np
import pytest

from server.search.compiled import cpu_features, is_compiled
from server.search.counting.kernels.layout import BLOCK, PLANE

if not is_compiled():
    pytest.skip("numba is not in use", allow_module_level=True)

import llvmlite.binding as llvm
from llvmlite import ir

from server.search.counting.kernels.lanes import WORD, Lanes
from server.search.counting.kernels.scalar import conclude, expand
from server.search.counting.kernels.simd import emit_conclude, emit_expand

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()

WIDTH = 14  # columns of the window, fewer than any word has
VECTORS = [(16, 16), (32, 8), (16, 32), (32, 16)]  # bits a word, lanes
INSTRUCTIONS = {16: "vpcompressw", 32: "vpcompressd"}
WIDE = [vector for vector in VECTORS if vector[0] * vector[1] == 512]


def step_module(bits: int, count: int) -> str:
    """LLVM code of both steps, as functions that return (states kept) | (new states or solutions) << 32."""
    module = ir.Module("steps")
    word = ir.IntType(bits)
    for name, emit, positions in (("expand", emit_expand, 3), ("conclude", emit_conclude, 2)):
        function = ir.Function(module, ir.FunctionType(WORD, [word.as_pointer(), *[WORD] * (positions + 4)]), name)
        builder = ir.IRBuilder(function.append_basic_block())
        states, *numbers = function.args
        stays, found = emit(Lanes(builder, bits, count), states, *numbers)
        builder.ret(builder.or_(stays, builder.shl(found, ir.Constant(WORD, 32))))
    return str(module)


def without_compress(code: str, bits: int, count: int) -> str:
    """The same code with the AVX-512 instruction replaced: LLVM writes a loop where the machine has none."""
    vector, mask = f"<{count} x i{bits}>", f"<{count} x i1>"
    name = f"llvm.x86.avx512.mask.compress.v{count}i{bits}"
    lines = [line for line in code.splitlines() if not (line.startswith("declare") and name in line)]
    return (
        "\n".join(lines).replace(f'@"{name}"', "@plain_compress")
        + f"""
declare void @llvm.masked.compressstore.v{count}i{bits}({vector}, ptr, {mask})
define {vector} @plain_compress({vector} %value, {vector} %behind, {mask} %mask) {{
  %room = alloca {vector}
  store {vector} %behind, ptr %room
  call void @llvm.masked.compressstore.v{count}i{bits}({vector} %value, ptr %room, {mask} %mask)
  %packed = load {vector}, ptr %room
  ret {vector} %packed
}}
"""
    )


def engine_for(code: str) -> Any:
    """The code compiled for this machine."""
    module = llvm.parse_assembly(code)
    module.verify()
    features = llvm.get_host_cpu_features().flatten()
    machine = llvm.Target.from_default_triple().create_target_machine(llvm.get_host_cpu_name(), features, jit=True)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return engine


def random_states() -> np.ndarray:
    """Two rows of states, the first full: any diagonals, some columns taken, at least one square to try."""
    rng = np.random.default_rng(170)
    states = np.zeros(2 * BLOCK, np.int64)
    board = (1 << WIDTH) - 1
    states[0 : 2 * PLANE] = rng.integers(0, board, 2 * PLANE) & rng.integers(0, board, 2 * PLANE)
    states[2 * PLANE : 3 * PLANE] = ~(board & rng.integers(0, 1 << WIDTH, PLANE))
    states[3 * PLANE : BLOCK] = rng.integers(1, 1 << WIDTH, PLANE) & ~states[2 * PLANE : 3 * PLANE]
    return states


def concluding_states() -> np.ndarray:
    """The same, but with the three columns free that the last three rows need."""
    rng = np.random.default_rng(170)
    states = random_states()
    free = np.array([sum(1 << int(c) for c in rng.choice(WIDTH, 3, replace=False)) for _ in range(PLANE)])
    states[2 * PLANE : 3 * PLANE] = ~free
    states[3 * PLANE : BLOCK] = free
    states[0 : 2 * PLANE] &= rng.integers(0, 1 << WIDTH, 2 * PLANE)
    return states


@pytest.mark.parametrize(("bits", "count"), VECTORS)
@pytest.mark.parametrize("below", [(1, 1, 0, 0), (2, 1, 0b1001, 0b100000), (1, 4, 0b10000000, 0b11)])
def test_vector_steps_agree_with_scalar_steps(bits: int, count: int, below: tuple[int, int, int, int]) -> None:
    code = step_module(bits, count)
    if (bits, count) in WIDE:
        code = without_compress(code, bits, count)
    elif "avx2" not in cpu_features():
        pytest.skip("this machine has no AVX2")
    engine = engine_for(code)
    word = np.dtype(f"int{bits}")
    for name, make, scalar, positions in (
        ("expand", random_states, expand, 3),
        ("conclude", concluding_states, conclude, 2),
    ):
        vector, plain = make().astype(word), make()
        step = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, *[ctypes.c_int64] * (positions + 4))(
            engine.get_function_address(name)
        )
        kept, child, plain_kept, plain_child, found = 0, BLOCK, 0, BLOCK, 0
        for at in range(0, 480, count):
            where = (at, kept, child)[:positions]
            answer = step(vector.ctypes.data, *where, *below)
            kept, child = kept + (answer & 0xFFFFFFFF), child + (answer >> 32)
            for one in range(at, at + count):
                stays, born = scalar(plain, *(one, plain_kept, plain_child)[:positions], *below)
                plain_kept, plain_child, found = plain_kept + stays, plain_child + born, found + born
        assert (kept, child) == (plain_kept, plain_child)
        assert 0 < found < 480
        for plane in range(4):
            for start, end in ((0, kept), (BLOCK, child if positions == 3 else BLOCK)):
                here = slice(start + plane * PLANE, end + plane * PLANE)
                np.testing.assert_array_equal(vector[here], plain[here].astype(word))


@pytest.mark.parametrize(("bits", "count"), WIDE)
@pytest.mark.parametrize("cpu", ["icelake-server", "znver4"])
def test_wide_steps_compile_to_the_avx512_instruction(bits: int, count: int, cpu: str) -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple("x86_64-unknown-linux-gnu").create_target_machine(cpu)
    assembly = machine.emit_assembly(llvm.parse_assembly(step_module(bits, count)))
    assert assembly.count(INSTRUCTIONS[bits]) == 12  # four planes kept by each step, four planes of the states born
    assert "zmm" in assembly
