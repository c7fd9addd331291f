### Antike: was passiert ist, seit jemand zuletzt da war.

# `/nachlesen`: was jemand verpasst hat.

digest-asked = **Jetzt:** Kämpfst du in { $place }? Antworte mit `{ command-turn }`.
digest-your-pick = **Jetzt:** Du bist dran ({ round-inner }): Wähle eine Startstadt mit `{ command-turn }`.
