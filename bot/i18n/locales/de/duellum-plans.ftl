### Antike Duellum: Pläne.

duellum-plans-gains = +{ $gained }
duellum-plans-fallen = ein Kampf kostet jetzt jede Seite { $now }, nicht { $before }
duellum-plans-gained = es bringt jetzt { $now }, nicht { $before }
duellum-plans-lost = dein Gegner verliert jetzt { $now }, nicht { $before }
duellum-plans-met = Einheiten deines Gegners { IN($place) }: jetzt { $now } (vorher { $before })
