"""Thread that listens to Redis for changes of other processes, sends heartbeats, and reconnects."""

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

NEWS = KEYS + "news"
_BEAT = 2.0  # seconds
_LIVES = 10  # seconds after its last heartbeat until a process counts as dead
_AGAIN = 0.5  # seconds


class Subscription:
    """Connection to other processes. `up`: Redis can be reached; `gone`: the processes that have died."""

    def __init__(self, client: redis.Redis, worker: str) -> None:
        self._redis, self._worker = client, worker
        self.on_change: Callable[[str], None] = lambda _: None  # called with the code of a room, "" for any
        self.up, self.gone = True, set[str]()
        self._lock, self._closing = Lock(), Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Start the thread, unless it runs already."""
        with self._lock:
            if self._thread is None:
                self._thread = Thread(target=self._run, name="news of rooms", daemon=True)
                self._thread.start()

    def mark_down(self, error: Exception) -> None:
        """Record that a command to Redis has failed."""
        if self.up:
            self.up = False
            log.warning("Redis fails (%s): classes stand still until it is back", type(error).__name__)

    def close(self) -> None:
        """Stop the thread."""
        self._closing.set()
        with suppress(redis.RedisError):
            self._redis.publish(NEWS, "")  # wakes the thread at once
        if self._thread:
            self._thread.join(5)

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                with self._redis.pubsub() as pubsub:  # type: ignore[no-untyped-call]
                    pubsub.subscribe(NEWS)
                    self._listen(pubsub)
            except (redis.RedisError, OSError) as error:
                self.mark_down(error)
            self._closing.wait(_AGAIN)

    def _listen(self, pubsub: Any) -> None:
        due = 0.0
        while not self._closing.is_set():
            now = time.monotonic()
            if now >= due:
                self._send_heartbeat()
                due = now + _BEAT
            if message := pubsub.get_message(timeout=1):
                self._handle(message)

    def _handle(self, message: dict[str, Any]) -> None:
        """Handle a message. Messages before our subscription are lost, so after it any room may have changed."""
        if message["type"] == "subscribe":
            self.on_change("")
            return
        code, _, worker = message["data"].decode().partition(" ")
        if worker and worker != self._worker:
            self.on_change(code)

    def _send_heartbeat(self) -> None:
        """Send a heartbeat, and find the processes that have none."""
        # By the clock of Redis, which all processes share.
        seconds, _ = self._redis.time()
        self._redis.zadd(KEYS + "workers", {self._worker: seconds})
        self._redis.zremrangebyscore(KEYS + "workers", "-inf", seconds - ROOM_LASTS)
        self._redis.expire(KEYS + "workers", 86400)
        silent: Any = self._redis.zrangebyscore(KEYS + "workers", "-inf", seconds - _LIVES)
        self.gone = {worker.decode() for worker in silent}
        if not self.up:
            self.up = True
            log.warning("Redis is back, and so are all classes")
            self.on_change("")
