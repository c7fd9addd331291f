"""Texts about the rules of Antike: refusals, `/rules` topics, plans and standing orders."""
