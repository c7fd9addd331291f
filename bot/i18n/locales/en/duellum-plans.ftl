### Antike Duellum: plans.

duellum-plans-gains = +{ $gained }
duellum-plans-fallen = a battle now costs each side { $now }, not { $before }
duellum-plans-gained = it now brings { $now }, not { $before }
duellum-plans-lost = your opponent now loses { $now }, not { $before }
duellum-plans-met = { $place } now has { $now } of your opponent (before: { $before })
