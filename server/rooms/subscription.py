"""One thread that hears from Redis which rooms others have changed, tells that we live, and connects anew."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Any

import redis

from ..config.limits import ROOM_LASTS
from ..config.logs import log
from .scripts import KEYS

_BEAT = 2.0  # seconds
_LIVES = 10  # seconds after its last beat for which a process is taken to live
_AGAIN = 0.5  # seconds


class Subscription:
    """What this process hears. `up`: whether Redis can be reached; `gone`: the processes that have died."""

    def __init__(self, client: redis.Redis, worker: str) -> None:
        self._redis, self._worker = client, worker
        self.wake: Callable[[], None] = lambda: None
        self.up, self.gone = True, set[str]()
        self._unchanged: set[str] = set()  # codes of rooms that nobody has changed since they were asked for
        self._lock, self._closing = Lock(), Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Begin to listen, if that has not begun yet."""
        with self._lock:
            if self._thread is None:
                self._thread = Thread(target=self._run, name="news of rooms", daemon=True)
                self._thread.start()

    def take(self, code: str) -> bool:
        """Whether others may have changed a room since this was asked last."""
        with self._lock:
            changed = code not in self._unchanged
            self._unchanged.add(code)
            return changed and self.up

    def forget(self, code: str) -> None:
        """Nothing is known of a room any more."""
        with self._lock:
            self._unchanged.discard(code)

    def lose(self, error: Exception) -> None:
        """Redis did not do what it was told."""
        if self.up:
            self.up = False
            log.warning("Redis fails (%s): classes go on in each process by itself", type(error).__name__)

    def close(self) -> None:
        """Stop listening."""
        self._closing.set()
        with suppress(redis.RedisError):
            self._redis.publish(KEYS + "news", "")  # to hear that at once
        if self._thread:
            self._thread.join(5)

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                with self._redis.pubsub() as heard:  # type: ignore[no-untyped-call]
                    heard.subscribe(KEYS + "news")
                    self._listen(heard)
            except (redis.RedisError, OSError) as error:
                self.lose(error)
            self._closing.wait(_AGAIN)

    def _listen(self, heard: Any) -> None:
        due = 0.0
        while not self._closing.is_set():
            now = time.monotonic()
            if now >= due:
                self._beat()
                due = now + _BEAT
            if message := heard.get_message(timeout=1):
                self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        """Note what a message says. What was published before we subscribed is lost: any room may have changed."""
        if message["type"] == "subscribe":
            with self._lock:
                self._unchanged.clear()
            self.wake()
            return
        code, _, worker = message["data"].decode().partition(" ")
        if worker and worker != self._worker:
            self.forget(code)
            self.wake()

    def _beat(self) -> None:
        """Tell that we live, and find out who does not any more."""
        # By the clock of Redis, which is the same for all.
        seconds, _ = self._redis.time()
        self._redis.zadd(KEYS + "workers", {self._worker: seconds})
        self._redis.zremrangebyscore(KEYS + "workers", "-inf", seconds - ROOM_LASTS)
        self._redis.expire(KEYS + "workers", 86400)
        silent: Any = self._redis.zrangebyscore(KEYS + "workers", "-inf", seconds - _LIVES)
        self.gone = {worker.decode() for worker in silent}
        if not self.up:
            self.up = True
            log.warning("Redis is there again: classes are one again")
            self.wake()
