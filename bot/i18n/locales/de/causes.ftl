# Warum der Bot gehandelt hat, vor dem, was er getan hat.
causes-conceded = Ohne Spieler: { $sentence }
causes-order = Laut Anweisung: { $sentence }
causes-plan = Wie geplant: { $sentence }
causes-deadline = Zeit abgelaufen: { $sentence }
causes-bot = Vom Bot gespielt: { $sentence }
causes-single = Einzige Möglichkeit: { $sentence }
