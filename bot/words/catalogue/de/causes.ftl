# Warum der Bot gehandelt hat, vor dem, was er getan hat.
causes-conceded = Ohne Spieler: { $sentence }
causes-order = Nach ihren Anweisungen: { $sentence }
causes-plan = Wie geplant: { $sentence }
causes-deadline = Ihre Zeit war abgelaufen: { $sentence }
causes-bot = Vom Bot gespielt: { $sentence }
causes-single = Es gab keine andere Wahl: { $sentence }
