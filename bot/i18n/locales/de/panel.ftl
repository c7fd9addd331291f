### Der geführte Zug, nach allen Regelwerken.

# Der geführte Zug: Überschriften, Zeilen, Knöpfe und Menüs der privaten Tafel.

panel-open = Zug machen
panel-ribbon = Vorschau · Zug noch nicht beendet
panel-holds = **Du hast:** { $held }.
panel-lost = ⚠️ **Verloren seit deinem letzten Zug:** { $losses }.
panel-stale = Diese Tafel war veraltet, deshalb ist nichts passiert. So steht es jetzt.
panel-undo = ↩ Schritt zurück
panel-reset = ⟲ Zug von vorn
panel-on = Zug prüfen
panel-other = ◀ Zurück
panel-page = Seite { $page } von { $pages }

panel-more-title = Zug beenden?
panel-your-turn = **Dein Zug bisher:**
    { $summary }
panel-earlier = - … { $count } davor
panel-end-turn = Zug beenden
panel-waiting-title = Du bist nicht am Zug
panel-waits-for = Wir warten auf { $name } (**{ nation }**).
panel-look-again = Aktualisieren
panel-over-title = Die Partie ist zu Ende
panel-over = Hier ist nichts mehr zu tun. `{ command-replay }` zeigt die Partie noch einmal.
panel-paused-title = Die Partie pausiert
panel-paused = Niemand kann spielen, bis die Partie weitergeht.
