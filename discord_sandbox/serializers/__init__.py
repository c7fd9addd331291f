"""Conversion of the state to Discord's JSON."""
