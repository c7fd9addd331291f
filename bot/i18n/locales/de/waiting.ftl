# Was gesagt wird, während eine Partie auf jemanden wartet. Aufrufe folgen einer Erwähnung: «@Ada, Partie 7: Du bist …».

waiting-called = { $names }, Partie { $game }: { $words }
waiting-privately = Partie { $game } in <#{ $channel }>: { $words }
waiting-somebody = Jemand

length-none = keine Zeit

waiting-done-ended = ✓ { $name } muss nicht mehr handeln: Die Partie ist zu Ende.
waiting-done-taken-over = ✓ { $name } hat übernommen.
waiting-done-conceded = ✓ { $name } hat aufgegeben.
waiting-done-deadline = ⏳ Die Zeit von { $name } ist abgelaufen; der Bot hat { $kind ->
    [turn] den Zug beendet
   *[answer] geantwortet
}.
waiting-done-bot = ✓ Der Bot hat für { $name } gespielt.
waiting-done = ✓ { $name } hat { $kind ->
    [turn] gespielt
   *[answer] geantwortet
}.

waiting-clock-paused = ⏸️ Die Partie pausiert, alle Fristen ruhen.
waiting-clock = ⏳ { $kind ->
    [turn] Zug fällig
   *[answer] Antwort fällig
} { $moment }.
waiting-reminder = Zur Erinnerung: { $call } Wir warten seit { $moment } auf dich.
waiting-warning = Deine Zeit läuft ab. { $call }
