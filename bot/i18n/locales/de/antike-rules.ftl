### Antike: `/rules` und `/help`.

# `/help`: das Spiel in einer halben Minute, und wie es weitergeht.

help-text = **Antike in 30 Sekunden**
    Du führst ein Volk der Antike. Wer zuerst genug **Persönlichkeiten** hat, gewinnt: 10 zu dritt, 9 zu viert, 8 zu fünft, 7 zu sechst. Das Bild zeigt, was dir eine bringt.
    In deinem Zug setzt du deinen Stein auf dem Rondell weiter – drei Schritte sind umsonst – und nutzt das Feld, auf dem er landet: Marmor, Eisen oder Gold nehmen, Tempel bauen, Einheiten aufstellen, Fortschritte erwerben oder ziehen und erobern. Danach darfst du Städte gründen.
    { help-ping } **Zug machen** führt dich mit Knöpfen durch deinen Zug. Keine Eile: Du hast Stunden oder Tage Zeit.

# `/rules`: jedes Thema mit seinem Titel, einer Zeile darüber, höchstens sechs kurzen Zeilen und einem Beispiel. Gefragt
# wird nach dem Titel.

topic-turn = Ein Zug
    .summary = was du tust, Schritt für Schritt
    .text =
        - Setz deinen Stein auf dem Rondell weiter, dann nutz sein Feld: ganz, zum Teil oder gar nicht.
        - Danach darfst du überall Städte gründen, wo Einheiten von dir stehen.
        - `{ command-end-turn }` beendet deinen Zug; verdiente Persönlichkeiten bekommst du automatisch.
        - `{ command-moves }` zeigt jederzeit, was du tun kannst.
    .example = Setz den Stein auf MARMOR, nimm 4 Marmor, gründe eine Stadt, wo du eine Galeere hast, und beende den Zug.
    .picture = Das Rondell. Der Stein der Griechen steht auf EISEN; auf jedem Feld steht, was der Weg dorthin kostet.
topic-rondel = Das Rondell
    .summary = wie dein Stein zieht, und was es kostet
    .text =
        - Der Stein zieht im Uhrzeigersinn: EISEN, TEMPEL, GOLD, MANÖVER ①, RÜSTEN, MARMOR, FORTSCHRITT, MANÖVER ②.
        - Drei Felder weit ist es umsonst; jedes weitere kostet eine Ressource oder Münze deiner Wahl.
        - Er muss weiterziehen, höchstens acht Felder: einmal ganz herum.
        - In deinem ersten Zug beginnst du umsonst, wo du willst.
        - Auf einem Feld dürfen beliebig viele Steine stehen.
        - Drück **Zug machen**, oder schreib den Namen des Feldes, etwa `{ command-temple }`.
    .example = Von EISEN nach RÜSTEN sind es vier Felder, also kostet es 1.
    .picture = Das Rondell mit dem Stein der Griechen auf EISEN. TEMPEL, GOLD und MANÖVER ① kosten nichts, RÜSTEN 1, MARMOR 2, FORTSCHRITT 3, MANÖVER ② 4, einmal herum 5.
topic-production = Ertrag
    .summary = MARMOR, EISEN und GOLD
    .text =
        - `{ command-marble }`, `{ command-iron }` und `{ command-gold }` geben dir Ressourcen dieser Art.
        - Jede deiner Städte in einer Provinz dieser Art gibt 1, mit Tempel 3.
        - Der Markt gibt insgesamt 1 dazu, mit der Währung werden es 2, auch wenn du keine solche Stadt hast.
        - Ressourcen gehen nie aus.
    .example = Mit zwei Goldstädten, einer davon mit Tempel, und dem Markt gibt `{ command-gold }` 3 + 1 + 1 = 5 Gold.
    .picture = Die Karte der Griechen: was sie an Marmor, Eisen, Gold und Münzen haben, und daneben, was jedes Feld jetzt gibt.
topic-temple = TEMPEL
    .summary = Tempel bauen
    .text =
        - Ein Tempel kostet 5 Marmor und kommt in eine deiner Städte, in jede höchstens einer.
        - Bau so viele auf einmal, wie du bezahlen kannst: `{ command-temple }` nimmt eine Liste. Die Bank hat 20.
        - Eine Stadt mit Tempel gibt 3 Ressourcen statt 1, nimmt im Zug 3 neue Einheiten auf statt 1 und verteidigt sich mit 3 statt 1.
        - Je 3 Tempel bringen dir einen Bürger.
    .example = 8 Marmor und 2 Münzen bezahlen zwei Tempel.
    .picture = Griechenland: In Athen und Sparta stehen Tempel, in Pella und Dyrrhachion keine.
topic-arming = RÜSTEN
    .summary = Legionen und Galeeren aufstellen
    .text =
        - Jede neue Einheit kostet 1 Eisen und erscheint in einer deiner Städte.
        - Eine Stadt nimmt im Zug 1 Einheit auf, mit Tempel 3, Legionen und Galeeren zusammen.
        - Galeeren brauchen dort eine Grenze, über die Galeeren kommen, Legionen eine für Legionen.
        - Du hast von beiden 17; verlorene kannst du wieder aufstellen.
        - Zum Tippen: `{ command-arming } 2L sparta, 1G knossos`.
    .example = Mit 3 Eisen stellst du 3 Legionen in einer Stadt mit Tempel auf, oder je 1 in drei Städten ohne.
    .picture = Griechenland: 2 Legionen und 1 Galeere in Athen, das einen Tempel hat, und 1 Legion in Pella, das keinen hat.
topic-know-how = FORTSCHRITT
    .summary = die acht Fortschritte, ihre Preise und Wirkungen
    .text =
        - Rad, Segel, Markt und Monarchie kosten 7 Gold, oder 3, wenn ein anderes Volk sie schon hat.
        - Straßen, Navigation, Währung und Demokratie kosten 10 oder 5 und brauchen vorher Rad, Segel, Markt und Monarchie.
        - Ein Fortschritt, den kein anderes Volk hat, bringt dir einen Gelehrten.
        - Legionen haben mit dem Rad 2 Schritte, mit Straßen 3; Galeeren mit Segeln und Navigation.
        - Markt und Währung geben 1 oder 2 Ressourcen mehr je Ertrag, Monarchie und Demokratie 1 oder 2 zur Verteidigung deiner Städte.
        - Alle acht bringen dir noch eine Persönlichkeit, und du darfst tauschen.
    .example = Segel hat noch niemand: kostet 7 Gold und bringt einen Gelehrten; das nächste Volk zahlt 3.
    .picture = Die Tafel der acht Fortschritte: was jeder jetzt kostet und wer ihn hat.
topic-maneuver = MANÖVER
    .summary = Einheiten ziehen
    .text =
        - Beide Felder MANÖVER tun das Gleiche.
        - Jede Einheit hat einen Schritt, mit Fortschritten mehr; jede Grenze, die sie überquert, verbraucht einen.
        - Legionen ziehen über Land, Galeeren zur See; manche Grenzen lassen beide durch.
        - Zieh in beliebiger Reihenfolge, einzeln oder in Gruppen: `{ command-move } 1G sparta knossos`, oder einen ganzen Weg mit `a > b > c`.
        - Erst wird gezogen und gekämpft, dann erobert.
    .example = Mit Segeln kommt eine Galeere von Sparta nach Knossos und weiter nach Paphos; ohne nur nach Knossos.
    .picture = Eine Galeere in Sparta mit Segeln: Die Zahl auf jeder Provinz sagt, mit wie vielen Schritten sie hinkommt.
topic-fights = Kämpfe
    .summary = Legionen gegen Legionen, Galeeren gegen Galeeren
    .text =
        - Es kämpfen nur gleiche Einheiten. Jede Seite verliert so viele, wie die schwächere dort hat.
        - In deinem MANÖVER darfst du vor dem Erobern jederzeit mit `{ command-fight }` kämpfen; das kostet keinen Schritt.
        - Kommst du in eine Provinz, in der andere gleiche Einheiten haben, werden sie gefragt, ob sie kämpfen. Dein Zug wartet so lange.
        - Nur in diesem Moment können andere einen Kampf beginnen.
        - Auch Einheiten ohne Schritte kämpfen; sie gehen zuerst verloren.
    .example = 3 Legionen treffen auf 2: Beide Seiten verlieren 2, und 1 bleibt übrig.
    .picture = Bycantium: 3 griechische Legionen und 2 persische.
topic-conquest = Eroberung
    .summary = Städte einnehmen
    .text =
        - Verteidigung einer Stadt: 1, mit Tempel 3, +1 für jede Einheit ihres Besitzers dort, +1 für Monarchie oder +2 für Demokratie.
        - `{ command-conquer }` kostet genau so viele deiner Einheiten dort, die noch einen Schritt haben.
        - Die Stadt gehört dir. Ihr Tempel und die Einheiten ihres Besitzers dort sind verloren; ein zerstörter Tempel bringt dir einen Feldherrn.
        - Nach deiner ersten Eroberung wird in diesem Zug nicht mehr gezogen und gekämpft.
        - Die letzte Stadt kann niemand verlieren.
    .example = Eine Stadt mit Tempel und 1 Legion, deren Besitzer die Monarchie hat, kostet 3 + 1 + 1 = 5 Einheiten.
    .picture = Ephesos: eine persische Stadt mit Tempel und 1 Legion, und 5 griechische Legionen, die sie erobern wollen.
topic-founding = Städte gründen
    .summary = neue Städte, wo deine Einheiten stehen
    .text =
        - Nach der Aktion des Feldes darfst du überall eine Stadt gründen, wo du eine Einheit hast und keine Stadt steht.
        - Das kostet 1 Marmor, 1 Eisen und 1 Gold. Die Einheit bleibt; fremde Einheiten stören nicht.
        - `{ command-found }` nimmt eine Liste; danach ist die Aktion des Feldes vorbei.
        - Du kannst 25 Städte haben. Je 5 bringen dir einen König.
    .example = 1 Marmor, 1 Gold und 1 Münze bezahlen eine Stadt: Die Münze ersetzt das Eisen.
    .picture = Knossos: eine griechische Galeere, wo noch keine Stadt steht.
topic-coins = Münzen
    .summary = eine je Runde, so gut wie jede Ressource
    .text =
        - Zu Beginn einer Runde nimmt jedes Volk eine Münze aus der Bank.
        - Eine Münze bezahlt 1 Marmor, Eisen oder Gold, auch wenn du die Ressource hast.
        - Ausgegebene Münzen gehen an die Bank zurück.
        - Hat die Bank keine für dich, nimmst du zu Beginn deines Zuges eine Ressource deiner Wahl.
    .example = Ein Tempel kostet 5 Marmor; 3 Marmor und 2 Münzen bezahlen ihn.
topic-payments = Bezahlen
    .summary = die Option { option-pay }
    .text =
        - Ohne `{ option-pay }` zahlst du mit den verlangten Ressourcen, und mit Münzen, was fehlt.
        - Mit ihr wählst du selbst: `4m 1c` sind 4 Marmor und 1 Münze. Es muss genau der Preis sein.
        - Wo ein Befehl deinen Stein setzt und etwas kauft, ist `{ option-pay }` die Summe aus beidem.
        - Die Liste, die sich beim Tippen öffnet, zeigt, was du dir leisten kannst.
    .example = Du hast 5 Marmor und 1 Münze und willst einen Marmor behalten: Zahl den Tempel mit `4m 1c`.
topic-trade = Tauschen
    .summary = zwei gegen eins, mit allen acht Fortschritten
    .text =
        - Mit allen acht Fortschritten darfst du in deinem Zug jederzeit mit der Bank tauschen.
        - Zwei beliebige Ressourcen oder Münzen werden zu 1 Marmor, Eisen oder Gold, so oft du willst.
        - Münzen bekommst du so nicht.
        - `{ command-trade }` nimmt, was du gibst und was du willst, etwa `2g 2c` gegen `1m 1i`.
    .example = `6g` gegen `1m 2i`: Aus 6 Gold werden 1 Marmor und 2 Eisen.
topic-personages = Persönlichkeiten
    .summary = womit man gewinnt
    .text =
        - Je 5 Städte bringen einen König, je 3 Tempel einen Bürger, Galeeren in je 7 Provinzen einen Seefahrer.
        - Ein Fortschritt, den kein anderes Volk hat, bringt einen Gelehrten, ein bei der Eroberung zerstörter Tempel einen Feldherrn.
        - Du bekommst sie am Ende deines eigenen Zuges, solange die Bank welche hat, und verlierst sie nie wieder.
        - Jede Zahl zählt nur einmal: Städte zu verlieren und zurückzuholen bringt nichts.
        - Der achte Fortschritt bringt noch eine, von der Sorte, die die Bank am meisten hat.
    .example = Deine zehnte Stadt bringt den zweiten König; verlierst du sie und gründest eine andere, kommt kein dritter.
    .picture = Die fünf Persönlichkeiten und was sie bringt: ein König je 5 Städte, ein Gelehrter je Fortschritt, den noch niemand hat, ein Feldherr für einen zerstörten Tempel, ein Bürger je 3 Tempel, ein Seefahrer für Galeeren in 7 Provinzen.
topic-end = So gewinnst du
    .summary = Persönlichkeiten, und wie viele davon
    .text =
        - Sammle Persönlichkeiten: 10 bei drei Völkern, 9 bei vier, 8 bei fünf, 7 bei sechs, wenn keine Variante etwas anderes sagt.
        - Je 5 Städte bringen einen König, je 3 Tempel einen Bürger, Galeeren in je 7 Provinzen einen Seefahrer.
        - Ein Fortschritt, den kein anderes Volk hat, bringt einen Gelehrten, ein Tempel, den du zerstörst, einen Feldherrn.
        - Wer einen Zug mit genug davon beendet, gewinnt sofort; die Runde wird nicht zu Ende gespielt.
        - Sind vorher alle 35 vergeben, gewinnt, wer als Nächster einen Tempel zerstört.
    .example = Bei vier Völkern hast du 8; ein neuer Fortschritt bringt dir am Ende deines Zuges die neunte, und du gewinnst.
    .picture = Die fünf Persönlichkeiten und was sie bringt: ein König je 5 Städte, ein Gelehrter je Fortschritt, den noch niemand hat, ein Feldherr für einen zerstörten Tempel, ein Bürger je 3 Tempel, ein Seefahrer für Galeeren in 7 Provinzen.
topic-variants = Varianten
    .summary = andere Arten zu spielen
    .text =
        - `{ command-game-new } { option-variant }` nimmt eine Liste, etwa `experten, ziel 12`.
        - *experten*: keine Persönlichkeit für alle acht Fortschritte.
        - *militär*: wie *experten*, aber es zählen Punkte, 2 für einen Feldherrn, 1 für alle anderen. 13, 11, 9 oder 8 gewinnen bei drei bis sechs Völkern.
        - *eine stadt*: Du beginnst mit einer Stadt; `{ command-found }` wählt sie vor der ersten Runde.
        - *ziel* und eine Zahl: So viele gewinnen. 12 gibt eine lange Partie für drei Völker.
        - *gelost*: Niemand wählt sein Volk, alle werden gelost.
    .example = Mit *militär* sind 3 Feldherren und 2 Könige 8 Punkte.
topic-two-players = Zu zweit
    .summary = je zwei Völker, oder doppeltes Material
    .text =
        - `{ command-game-new }` mit *vier völker*: Du spielst zwei Völker, jedes mit eigenen Zügen, Ressourcen und Persönlichkeiten.
        - Das erste Volk mit 9 Persönlichkeiten gewinnt für seinen Spieler.
        - Mit *doppelt*: je ein Volk mit 34 Legionen, 34 Galeeren und 50 Stadtsteinen; 15 Persönlichkeiten gewinnen.
        - Ein Münzwurf sagt, wer beginnt. Abwechselnd wählt jeder mit `{ command-found }` eine freie Provinz, bis beide drei Städte haben.
    .example = Mit *vier völker* auf dem Brett Ost hat einer Griechen und Araber, der andere Phönizier und Perser.
topic-orders = Anweisungen und Pläne
    .summary = Antworten und Züge im Voraus
    .text =
        - `{ command-orders }` antwortet für dich, wenn Einheiten kommen, wo du gleiche hast: immer, gegen ein Volk oder in einer Provinz.
        - Es gilt die genaueste Anweisung; ohne eine frage ich dich.
        - Mit `{ command-plan }` schreibst du deinen nächsten Zug im Voraus. Er wird gespielt, wenn du dran bist und er noch passt; sonst rufe ich dich wie üblich.
        - Bis zu vier Varianten, mit `|` dazwischen: Ich spiele die erste, die noch passt. Was du hinter `.` schreibst, ist dein Zug danach.
        - Deine Anweisungen und deinen Plan siehst nur du.
    .example = Der Plan `@temple; T sparta; .` setzt den Stein auf TEMPEL, baut in Sparta einen Tempel und beendet den Zug.
