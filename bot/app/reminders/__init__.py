"""Waits for players, reminders, deadlines, quiet hours, absences."""
