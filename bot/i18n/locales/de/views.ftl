# Was `/brett` anbietet.

view-overview = Überblick: das ganze Brett
view-phone = Handy: groß, für einen schmalen Bildschirm
view-close = Ausschnitt: was sich geändert hat, groß, mit dem Stand
view-region = Gegend: eine Provinz und ihre Nachbarn
view-changes = Änderungen: seit deinem letzten Zug
view-reach = Reichweite: wie weit Einheiten von dort kommen
view-words = Worte: alles als Text
view-legion = Legionen
view-galley = Galeeren

board-east = Ost
board-west = West
ruleset-antike = Antike (2005)
