"""Texts of notifications: reminders, deadlines, delivery failures and preferences."""
