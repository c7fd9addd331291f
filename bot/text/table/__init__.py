"""Texts about game tables: lobby, seats, settings, votes and resignation."""
