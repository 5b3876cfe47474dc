"""Reads a lesson that a viewer has on their own device. Its text is not kept."""

from dataclasses import asdict

from ..config.limits import LONGEST_SENT
from ..lessons.lesson import lesson_object
from ..search.pausable import Pauses
from .answers import Reply
from .requests import ReadLesson


def read_lesson(request: ReadLesson) -> Pauses[Reply]:
    """The lesson as far as it can be read, and all that is wrong with it, by line."""
    from ..lessons.check import checking  # reads Markdown, which nobody need wait for who sends no lesson

    lesson = yield from checking(request.text, LONGEST_SENT)
    return {"type": "lesson", **lesson_object(lesson), "faults": [asdict(fault) for fault in lesson.faults]}
