"""Public counters: fetched with git at a pinned commit into the user's cache folder, built here, never committed."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from server.files.private import private_folder, user_cache


class NoPeer(Exception):
    """A program cannot be had. The message says why, in a sentence."""


@dataclass(frozen=True)
class Peer:
    """A program, and how it is made for one board.

    - files: those of its repository that are fetched, as patterns of git's sparse checkout;
    - changes: for a board, by file, what is replaced by what before it is built;
    - build: compiler, flags and source; the output is added;
    - arguments: for a board;
    - largest: the last board that it counts within some minutes.
    """

    name: str
    repository: str
    commit: str
    files: str
    changes: Callable[[int], Mapping[str, Mapping[str, str]]]
    build: tuple[str, ...]
    arguments: Callable[[int], tuple[str, ...]]
    largest: int = 18


def _quadrants(n: int) -> dict[str, dict[str, str]]:
    """The board is a constant; what else it has to be for each is in its own table."""
    uses_bits = str(n >= 19).lower()
    settings = {
        "int size = 18;": f"int size = {n};",
        ".sieveCuts = 0,": f".sieveCuts = {3 if n >= 20 else 0},",
        ".matchMinSize = 40,": f".matchMinSize = {60 if n >= 20 else 40},",
        ".bmiIntrin = false,": f".bmiIntrin = {uses_bits},",
        ".prefetch = false,": ".prefetch = true,",
    }
    includes = {"bmintrin.h": {'//#include "bmi2.h"': '#include "bmi2.h"'}} if n >= 19 else {}
    prefetching = {"prefetch.h": {'//#include "prefetchx86.h"': '#include "prefetchx86.h"'}}
    return {"solcounter.h": settings, **prefetching, **includes}


CONSTELLATIONS = "10Bit_CUDA/004GCC_constellation.c"

PEERS = (
    Peer(
        "N-Queens-Count-Sol",
        "https://github.com/EvgenyKluev/N-Queens-Count-Sol",
        "580f44458d14a3352bf37ccd58d9f0b96de41c05",
        "/*",
        _quadrants,
        ("c++", "-std=c++20", "-O3", "-march=native", "-pthread", "main.cpp"),
        lambda _: ("1",),  # threads
        largest=20,
    ),
    Peer(
        "m-queens",
        "https://github.com/sudden6/m-queens",
        "93a53fe066766735a1251160d4dbb843a7b33203",
        "/*",
        lambda _: {},
        ("cc", "-std=gnu99", "-O3", "-march=native", "main.c"),
        lambda n: (str(n),),
    ),
    Peer(
        "constellations in C",
        "https://github.com/suzukiiichiro/N-Queens",
        "029571ac14bb909594fc4f62f3e2fee7bdd3824a",
        CONSTELLATIONS,
        lambda n: {CONSTELLATIONS: {"int min=4;": f"int min={n};", "int targetN=18;": f"int targetN={n};"}},
        ("cc", "-O3", "-march=native", CONSTELLATIONS),
        lambda _: (),
    ),
)


def fetch(peer: Peer) -> Path:
    """Its sources, from the cache folder or fetched. Raises NoPeer."""
    folder = _folder(peer)
    if (folder / "fetched").exists():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    private_folder(folder)
    for command in (
        ["init", "--quiet"],
        ["remote", "add", "origin", peer.repository],
        ["sparse-checkout", "set", "--no-cone", peer.files],
        ["fetch", "--quiet", "--depth", "1", "--filter", "blob:none", "origin", peer.commit],
        ["checkout", "--quiet", peer.commit],
    ):
        _run(["git", "-C", str(folder), *command], f"{peer.name} cannot be fetched from {peer.repository}")
    (folder / "fetched").touch()
    return folder


def build(peer: Peer, n: int, into: Path) -> list[str]:
    """The command that counts the n-board, built in a folder. Raises NoPeer."""
    sources = _folder(peer)
    if not (sources / "fetched").exists():
        raise NoPeer(f"{peer.name} is not here; --fetch-peers fetches it from {peer.repository}")
    own = into / f"{peer.name} {n}"
    shutil.copytree(sources, own, ignore=shutil.ignore_patterns(".git"))
    for name, replaced in peer.changes(n).items():
        text = (own / name).read_text("utf-8")
        for before, after in replaced.items():
            if text.count(before) != 1:
                raise NoPeer(f"{peer.name}: {name} has {before!r} {text.count(before)} times, not once")
            text = text.replace(before, after)
        (own / name).write_text(text, "utf-8")
    _run([*peer.build, "-o", "counter"], f"{peer.name} cannot be built", own)
    return [str(own / "counter"), *peer.arguments(n)]


def _folder(peer: Peer) -> Path:
    return user_cache() / "peers" / peer.commit


def _run(command: list[str], failure: str, where: Path | None = None) -> None:
    try:
        subprocess.run(command, cwd=where, check=True, capture_output=True, text=True)
    except FileNotFoundError:
        raise NoPeer(f"{failure}: there is no {command[0]} here") from None
    except subprocess.CalledProcessError as error:
        said = error.stderr.strip().splitlines() or [str(error)]
        fatal = next((line for line in said if line.startswith("fatal: ")), said[-1])  # git goes on with advice
        raise NoPeer(f"{failure}: {fatal}") from None
