"""Texts about turns of Duellum: actions, events, messages, history."""
