"""The processes of a cluster, started and killed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

from tests.tools.serving import ROOT


class Member:
    """A process of the cluster and its address."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "tests.cluster.member", *arguments]
        self.process = subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()


Join = Callable[..., Member]
