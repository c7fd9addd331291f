### Antike: what has happened since somebody looked.

# `/catch-up`: what somebody has missed.

digest-asked = **Now:** do you fight in { $place }? `{ command-answer }`
digest-your-pick = **Now:** your turn ({ round-inner }). Pick a start city: `{ command-found }`.
