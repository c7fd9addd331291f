"""Committed counts of legal sequences, from starts and from rich positions; the oracle counts them as well.

A deliberate change of the rules changes `counts.json`: `python -m tests.engine.perft` counts anew, as deep as
`LIMIT` allows, and `ANTIKE_LONG=1 pytest tests/engine/perft` lets the oracle confirm every count.
"""
