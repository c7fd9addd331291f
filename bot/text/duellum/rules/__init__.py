"""Texts about the rules of Duellum: refusals, `/rules` topics, cards, plans."""
