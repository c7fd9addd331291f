### Antike: what has happened since somebody looked.

# `/catch-up`: what somebody has missed.

digest-asked = **Now:** do you fight in { $place }? Answer with `{ command-turn }`.
digest-your-pick = **Now:** your turn ({ round-inner }). Pick a start city: `{ command-turn }`.
