"""Random records, games and actions to hold the engine and the oracle against each other."""
