"""Random records, games and actions for comparing the engine with the oracle."""
