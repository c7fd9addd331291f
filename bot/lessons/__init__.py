"""Lessons of `/learn`: read from `data/lessons`, validated, and played by the real rules."""

from bot.lessons.files import LESSONS, lesson_faults, lesson_of, lessons
from bot.lessons.lesson import Attempt, Lesson, LessonPicture, Press, Step, Texts, in_language, play_script
from bot.lessons.reading import MOST_WORDS, LessonFileError, read_lesson
