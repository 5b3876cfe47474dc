"""A class in two processes of gunicorn, which share it by Redis; Redis and one of the processes are killed in it."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from tests.tools.redis_server import RedisServer
from tests.tools.serving import ServerProcess
from tests.tools.waiting import until
from tests.wire.rooms.test_served import TOKEN, Viewer, viewers

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="gunicorn does not run on Windows")
BOOTING = 60  # seconds: each process loads the whole program


@pytest.mark.slow  # beside the same with two stores in one process
def test_a_class_in_two_processes_outlives_redis_and_one_of_them(tmp_path: Path) -> None:
    redis = RedisServer(tmp_path)
    options = ["--workers", "2", "--class-key", "opensesame", "--rooms", redis.address]
    try:
        with ServerProcess(*options, "--log-level", "debug") as server:
            until(lambda: len(server.workers()) == 2, "the workers", BOOTING)
            host, pupil = (Viewer(server.address) for _ in server.one_at_a_time())
            code = host.ask("open")["code"]
            host.ask("join", code=code, token=TOKEN, screen="remote")
            seat = pupil.ask("join", code=code)["seat"]
            assert host.ask("lead", code=code, step=99)["type"] == "ok"
            until(lambda: pupil.hear(0.1) and pupil.room["step"] == 99, "the step of the lead")
            host.ask("ask", code=code)
            until(lambda: pupil.hear(0.1) and pupil.room.get("ask"), "the question, in the pupil's process")
            redis.kill()
            assert pupil.ask("vote", code=code, seat=seat, answer=4)["code"] == "waiting"
            redis.start()
            vote = {"code": code, "seat": seat, "answer": 4}
            until(lambda: pupil.ask("vote", **vote)["type"] == "voted", "that the class goes on")
            until(lambda: host.hear(0.1) and host.room.get("voted") == 1, "the vote")

            died = server.workers()
            with viewers(server.address, 1) as (second,):  # with either of them
                its = second.ask("join", code=code)["seat"]
                assert second.ask("vote", code=code, seat=its, answer=1)["type"] == "voted"
            assert pupil.ask("vote", code=code, seat=seat, answer=2)["type"] == "voted"
            for each in died:
                os.kill(each, signal.SIGKILL)  # all at once: only Redis knows the class
            until(lambda: len(set(server.workers()) - set(died)) == 2, "the next workers", BOOTING)
            with viewers(server.address, 3) as (host, pupil, second):
                host.ask("join", code=code, token=TOKEN, screen="remote")
                assert pupil.ask("join", code=code, seat=seat)["number"] == 1
                assert second.ask("join", code=code, seat=its)["number"] == 2
                host.ask("close", code=code)
                until(lambda: host.tallies or (host.hear(0.1) and host.tallies), "the tally")
                assert host.tallies[0]["rounds"][0]["counts"] == [[1, 1], [2, 1]]
        for secret in (code, TOKEN, seat, its, "failure"):
            assert secret not in server.says
        for stored in tmp_path.rglob("*.aof"):
            written = stored.read_bytes()
            assert not any(secret.encode() in written for secret in (TOKEN, seat, its, "127.0.0.1"))
    finally:
        redis.close()
