"""Who is waited for, reminders, deadlines, quiet hours, absences."""
