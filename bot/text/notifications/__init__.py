"""Sentences that call people: reminders, deadlines, trouble with delivery, preferences."""
