### Antike Duellum: `/regeln` und `/hilfe`.

# `/hilfe`: das Spiel in einer halben Minute.

duellum-help = **Antike Duellum in 30 Sekunden**
    Zwei Völker wetteifern um **Persönlichkeiten**: Wer zuerst { $goal } hat, gewinnt. Das Bild zeigt, was dir eine bringt.
    In deinem Zug setzt du deinen Stein auf dem Rondell – drei Schritte sind umsonst – und nutzt das Feld, auf dem er landet: Marmor, Eisen oder Gold nehmen, Tempel und Mauern bauen, Einheiten rekrutieren und aufstellen, Fortschritte erwerben oder ziehen und erobern. Danach darfst du Städte gründen.
    Jede Persönlichkeit, die du gewinnst, und jeder Zug, in dem du eine Stadt eroberst, bringt deinem Gegner eine Ereigniskarte. Alle Karten liegen offen.
    { help-ping } **Zug machen** führt dich mit Knöpfen hindurch. Keine Eile: Du hast Stunden oder Tage.

# `/regeln`: jedes Thema mit Titel, einer Zeile dazu, ein paar kurzen Zeilen und einem Beispiel.

duellum-topic-end = So gewinnst du
    .summary = 9 Persönlichkeiten, und was sie bringt
    .text =
        - Wer seinen Zug mit 9 Persönlichkeiten beendet, gewinnt sofort. Beim Eröffnen der Partie lässt sich eine andere Zahl vereinbaren.
        - Je 5 Städte bringen einen König, je 3 Tempel einen Bürger, Galeeren in 7 Seegebieten einen Seefahrer.
        - Ein Fortschritt, den dein Gegner nicht hat, bringt einen Gelehrten, ein zerstörter Tempel einen Feldherrn.
        - Persönlichkeiten kommen am Ende deines eigenen Zuges und gehen nie verloren.
        - Jede davon gibt deinem Gegner eine Ereigniskarte: Vorsprung hat seinen Preis.
    .example = Du hast 8 und erwirbst einen Fortschritt, den dein Gegner nicht hat: Der Gelehrte am Ende deines Zuges ist die neunte, und du gewinnst.
    .picture = Die fünf Persönlichkeiten und was sie bringt: ein König je 5 Städte, ein Gelehrter je Fortschritt, den der Gegner nicht hat, ein Feldherr für einen zerstörten Tempel, ein Bürger je 3 Tempel, ein Seefahrer für Galeeren in 7 Seegebieten.
duellum-topic-turn = Ein Zug
    .summary = was du tust, Schritt für Schritt
    .text =
        - Stehen dir Karten zu, nimmst du sie zuerst.
        - Setz deinen Stein auf dem Rondell und nutz sein Feld: ganz, teilweise oder gar nicht.
        - Danach darfst du Städte gründen. Damit ist die Aktion des Feldes vorbei.
        - `{ command-end-turn }` beendet deinen Zug; jetzt bekommst du verdiente Fortschritte und Persönlichkeiten.
        - Niemand wird im Zug des anderen etwas gefragt: Kämpfe ergeben sich von selbst.
        - `{ command-moves }` zeigt jederzeit, was möglich ist.
    .example = Du setzt den Stein auf MARMOR, nimmst 2 Marmor und eine Münze, gründest eine Stadt, wo deine Galeere liegt, und beendest den Zug.
    .picture = Das Rondell. Der Stein der Römer steht auf FERRUM; auf jedem Feld steht, was der Weg dorthin kostet.
duellum-topic-rondel = Das Rondell
    .summary = den Stein setzen, und was das kostet
    .text =
        - Der Stein geht im Uhrzeigersinn: FERRUM (Eisen), TEMPLUM (Tempel, Mauern), AURUM (Gold), DUELLUM ① (ziehen), MILITIA (aufstellen), MARMOR, SCIENTIA (Fortschritte), DUELLUM ②.
        - Drei Schritte sind umsonst; jeder weitere kostet eine Ressource oder Münze deiner Wahl.
        - Er muss weiter, höchstens acht Schritte: einmal ganz herum.
        - In deinem ersten Zug beginnst du umsonst auf einem beliebigen Feld.
        - Beide Steine dürfen auf demselben Feld stehen.
    .example = Von FERRUM nach MILITIA sind es vier Schritte, das kostet 1.
    .picture = Das Rondell mit dem Stein der Römer auf FERRUM. TEMPLUM, AURUM und DUELLUM ① kosten nichts, MILITIA 1, MARMOR 2, SCIENTIA 3, DUELLUM ② 4, einmal herum 5.
duellum-topic-production = Produktion
    .summary = MARMOR, FERRUM und AURUM
    .text =
        - `{ command-marble }`, `{ command-iron }` und `{ command-gold }` bringen dir diese Ressource: 1 für jede deiner Städte, die sie liefert, 3 mit Tempel.
        - MONETA bringt 1 dazu, auch ohne eine solche Stadt.
        - Außerdem bekommst du 1 Münze. Hat die Bank keine, nimmst du stattdessen 1 Ressource deiner Wahl.
        - Was eine Stadt liefert, wird bei der Gründung entschieden und bleibt so.
    .example = Mit drei Goldstädten, eine davon mit Tempel, und MONETA bringt `{ command-gold }` 3 + 1 + 1 + 1 = 6 Gold und eine Münze.
    .picture = Die Karte der Römer: was sie an Marmor, Eisen, Gold und Münzen haben, und daneben, was jedes Feld jetzt gibt.
duellum-topic-temple = TEMPLUM
    .summary = Tempel und Mauern bauen
    .text =
        - Ein Tempel kostet 6 Marmor, dazu 1 Münze für jeden Tempel nebenan, egal wem er gehört. Ressourcen gelten für diese Münzen nicht.
        - Ein Tempel je Stadt; die Bank hat 12. Je 3 Tempel bringen dir einen Bürger.
        - Eine Stadt mit Tempel bringt 3 Ressourcen statt 1, nimmt je Zug 3 neue Einheiten auf statt 1 und verteidigt sich mit 3 statt 1.
        - Eine Mauer kostet 1 Marmor und erhöht die Verteidigung der Stadt um 1. Eine je Stadt.
        - Eine Mauer hast du von Anfang an, weitere kommen mit Persönlichkeiten.
    .example = Roma und Neapolis sind Nachbarn, ohne Tempel in der Nähe: 12 Marmor und 1 Münze bezahlen beide.
    .picture = Italien: Roma und Croton haben einen Tempel und ringsum eine Stadtmauer, Ancona und Brundisium keins von beiden.
duellum-topic-arming = MILITIA
    .summary = Einheiten aus dem Rekrutenfeld aufstellen
    .text =
        - Einheiten kommen aus deinem Rekrutenfeld; SCIENTIA füllt es. Verlorene kehren dorthin zurück.
        - Jede Einheit kostet 2 Eisen und erscheint in einer deiner Städte.
        - Eine Stadt nimmt je Zug 1 Einheit auf, mit Tempel 3, Legionen und Galeeren zusammen.
        - Nur was zu Beginn deines Zuges im Feld lag, kann aufgestellt werden.
        - Stehen dort gleichartige Einheiten deines Gegners, kämpfen sie sofort, eins gegen eins.
        - Getippt: `{ command-arming } 2L roma, 1G ancona`.
    .example = In Ancona, wo dein Tempel steht, steht eine Legion deines Gegners: Du stellst für 4 Eisen 2 auf, eine fällt mit seiner, eine bleibt.
    .picture = Die Karte der Römer: unten ihr Rekrutenfeld mit 3 Legionen und 1 Galeere, daneben, was noch im Vorrat liegt.
duellum-topic-know-how = SCIENTIA
    .summary = die fünf Fortschritte, und rekrutieren
    .text =
        - STRATA: Legionen ziehen zwei Grenzen weit. NAVIGATIO: Galeeren auch. MONETA: 1 Ressource mehr je Produktion. RES PUBLICA: deine Städte verteidigen sich mit 1 mehr. COMMERCIUM: du darfst tauschen.
        - Der Preis ist in Gold, und niedriger, wenn dein Gegner den Fortschritt schon hat. Hat er ihn nicht, bekommst du einen Gelehrten.
        - Er gehört dir und wirkt vom Ende deines Zuges an.
        - Auf demselben Feld rekrutierst du: Einheiten aus dem Vorrat ins Rekrutenfeld, 1 Gold je Legion, 2 je Galeere.
        - Getippt: `{ command-know-how }` mit `strata`.
    .example = Mit 5 Gold rekrutierst du 3 Legionen und 1 Galeere. Aufstellen kannst du sie in einem späteren Zug auf MILITIA.
    .picture = Die fünf Fortschritte mit ihren beiden Preisen, der erste für einen, den der Gegner nicht hat, und den Steinen ihrer Besitzer.
duellum-topic-maneuver = DUELLUM: ziehen
    .summary = Einheiten ziehen, und Kämpfe
    .text =
        - Beide Felder DUELLUM sind gleich: erst alle Züge, dann die Eroberungen.
        - Jede Einheit zieht über eine Grenze, mit STRATA oder NAVIGATIO über zwei. Legionen ziehen über Land-, Galeeren über Seegrenzen; manche lassen beide durch.
        - Legionen beider Völker stehen nie beieinander, Galeeren auch nicht: Wo sie sich treffen, kämpfen sie sofort, eins gegen eins, und die Verluste kommen ins Rekrutenfeld. Gefragt wird niemand.
        - Was übrig bleibt, zieht mit den verbliebenen Schritten weiter.
        - `{ command-move } 1G ancona aquileia`, oder ein ganzer Weg mit `a > b > c`.
    .example = Drei Galeeren mit NAVIGATIO treffen auf eine: Je eine sinkt, zwei segeln weiter.
    .picture = Eine römische Galeere im Mare Ligusticum: Die Zahl auf jeder Provinz sagt, mit wie vielen Schritten sie hinkommt. Im Mare Tyrrhenum, wo 2 Galeeren aus Karthago liegen, warnt ein Ausrufezeichen vor einem Kampf.
duellum-topic-conquest = DUELLUM: erobern
    .summary = Städte einnehmen
    .text =
        - Verteidigung einer Stadt: 1, mit Tempel 3; +1 für jede Einheit des Besitzers dort, +1 mit Mauer, +1 mit RES PUBLICA.
        - `{ command-conquer }` schickt genau so viele deiner Einheiten dort ins Rekrutenfeld, ob gezogen oder nicht.
        - Die Stadt liefert weiter dasselbe. Tempel und Mauer sind weg, die Einheiten des Besitzers kommen in sein Rekrutenfeld; ein zerstörter Tempel bringt dir einen Feldherrn.
        - Nach der ersten Eroberung zieht in diesem Zug nichts mehr.
        - Wer Städte verloren hat, nimmt dafür 1 Ereigniskarte je Zug. Die letzte Stadt verliert niemand.
    .example = Eine Stadt mit Tempel, Mauer und RES PUBLICA kostet 3 + 1 + 1 = 5 Einheiten.
    .picture = Agrigentum: eine Stadt der Karthager mit Tempel, und 4 römische Legionen, die sie erobern wollen.
duellum-topic-founding = Städte gründen
    .summary = neue Städte, wo deine Einheiten stehen
    .text =
        - Nach der Aktion des Feldes darfst du auf jedem freien Stadtplatz gründen, wo eine Einheit von dir steht. Sie bleibt dort.
        - Du wählst, was die Stadt liefert: Marmor, Eisen oder Gold, solange die Bank eine solche Stadt hat (12, 12 und 10).
        - Sie kostet 1 Marmor, 1 Eisen und 1 Gold, dazu 1 Münze für jede Stadt nebenan, die dasselbe liefert. Ressourcen gelten für diese Münzen nicht.
        - `{ command-found } genua:gold, massilia:eisen`. Je 5 Städte bringen dir einen König.
    .example = Eine Goldstadt in Ancona neben zwei Goldstädten kostet die drei Ressourcen und 2 Münzen, als Eisenstadt nur die Ressourcen.
    .picture = Neapolis: eine römische Legion auf einem freien Stadtplatz, zwischen Roma, das Gold bringt, Ancona und Brundisium.
duellum-topic-coins = Münzen
    .summary = so gut wie jede Ressource
    .text =
        - Jede Produktion bringt dir eine Münze, solange die Bank welche hat.
        - Eine Münze bezahlt 1 Marmor, Eisen oder Gold, auch wenn du die Ressource hast.
        - Was Nachbarn auf Tempel und Städte aufschlagen, bezahlst du nur mit Münzen.
        - Ausgegebene Münzen gehen an die Bank zurück. Wer nicht beginnt, bekommt zu Anfang 1 Münze.
    .example = Ein Tempel kostet 6 Marmor; 4 Marmor und 2 Münzen bezahlen ihn.
duellum-topic-trade = Tauschen
    .summary = drei gegen zwei, mit COMMERCIUM
    .text =
        - Sobald du COMMERCIUM hast, darfst du in deinem Zug jederzeit mit der Bank tauschen.
        - Aus drei beliebigen Ressourcen oder Münzen werden zwei aus Marmor, Eisen und Gold, so oft du willst.
        - Münzen bekommst du so nicht.
        - `{ command-trade }` nimmt, was du gibst und was du willst, etwa `3g` gegen `1m 1i`.
    .example = `4g 2m` gegen `4i`: Aus 4 Gold und 2 Marmor werden 4 Eisen.
duellum-topic-payments = Bezahlen
    .summary = die Option { option-pay }
    .text =
        - Ohne `{ option-pay }` bezahlst du mit den verlangten Ressourcen, und mit Münzen, was fehlt.
        - Damit wählst du selbst: `5m 1c` sind 5 Marmor und 1 Münze. Es muss genau der Preis sein.
        - Wo ein Befehl den Stein setzt und etwas kauft, ist `{ option-pay }` die Summe von beidem.
        - Die Liste beim Tippen zeigt, was du dir leisten kannst.
    .example = Du hast 6 Marmor und 1 Münze und willst einen Marmor für eine Mauer behalten: Bezahl den Tempel mit `5m 1c`.
duellum-topic-personages = Persönlichkeiten
    .summary = was gewinnt, und Mauern bringt
    .text =
        - König: 5, 10, 15 … Städte. Bürger: 3, 6, 9, 12 Tempel. Seefahrer: 7, 14 Seegebiete mit einer Galeere von dir; die mit Galeerensymbol zählen 2.
        - Gelehrter: ein Fortschritt, den dein Gegner nicht hat. Feldherr: ein bei einer Eroberung zerstörter Tempel.
        - Du bekommst sie am Ende deines eigenen Zuges, solange es welche gibt, und verlierst sie nie. Jede Zahl zählt einmal.
        - Deine 1., 2., 3., 5. und 7. Persönlichkeit bringen dir je eine Mauer.
        - Für jede Persönlichkeit nimmt dein Gegner eine Ereigniskarte.
    .example = Deine zehnte Stadt bringt den zweiten König; verlierst du sie und gründest eine andere, kommt kein dritter.
    .picture = Die fünf Persönlichkeiten und was sie bringt: ein König je 5 Städte, ein Gelehrter je Fortschritt, den der Gegner nicht hat, ein Feldherr für einen zerstörten Tempel, ein Bürger je 3 Tempel, ein Seefahrer für Galeeren in 7 Seegebieten.
duellum-topic-cards = Ereigniskarten
    .summary = nehmen, spielen, und alle liegen offen
    .text =
        - Drei Karten liegen aus. Für jede Persönlichkeit, die dein Gegner gewinnt, nimmst du zu Beginn deines Zuges eine, und eine, wenn er Städte von dir erobert hat.
        - Nehmen ist Pflicht; aus dem Stapel rückt gleich eine nach.
        - Beide Hände sind offen. Du spielst Karten in deinem Zug, beliebig viele, auch eben genommene; jede sagt, wann.
        - Eine Karte ohne Wirkung kannst du nicht spielen. Gespielte kommen auf die Ablage, die später zum Stapel wird.
        - Eine genommene Karte oder ein Zugende nimmst du nur zurück, wenn dein Gegner zustimmt.
        - Die meisten Karten sind unsere eigenen: Das steht bei jeder dabei.
    .example = Dein Gegner zerstört einen Tempel und erobert zwei Städte: Du nimmst 2 Karten, eine für den Feldherrn, eine für die Städte.
    .picture = Die Auslage: Einbruch, Aushebung und Maurer liegen offen, jede mit ihrer Wirkung in wenigen Worten, und wann sie gespielt werden darf.
duellum-topic-boards = Bretter und Preise
    .summary = was gedruckt ist, und was von uns
    .text =
        - Punien: Römer und Karthager am westlichen Mittelmeer. Hellas: Griechen und Perser an der Ägäis.
        - Eine Stadt steht nur auf einem Stadtplatz, einer je Provinz. Seegebiete haben keinen; durch manche Länder, etwa Gebirge, zieht man nur.
        - Regeln und Felder sind die des gedruckten Spiels, ebenso die Namen der Städte (in Hellas von zehn).
        - Welche Provinzen aneinandergrenzen, Startstädte, Preise der Fortschritte, die Zahl der Münzen und die meisten Karten sind von uns: Die gedruckten sind nicht öffentlich. Wer das Spiel hat, kann sie durch Dateien ersetzen.
        - Wer beginnt, wird ausgelost.
    .example = `{ command-board } { option-region }: roma` zeigt eine Provinz mit ihren Grenzen.
duellum-topic-plans = Pläne
    .summary = dein Zug im Voraus
    .text =
        - `{ command-plan }` schreibt deinen nächsten Zug im Voraus. Er wird gespielt, wenn du dran bist und er noch aufgeht; sonst melde ich mich wie immer.
        - Bis zu vier Varianten, mit `|` dazwischen: Ich spiele die erste, die noch aufgeht. Was du hinter `.` schreibst, ist dein Zug danach.
        - Solange dir Karten zustehen, läuft kein Plan von selbst: Nimm sie, dann spiel ihn mit `{ command-plan }`. Ein Plan kann auch die Karte nennen, die er nimmt, etwa `+levy`; dann wartet er immer auf dich.
        - Nur du siehst ihn. Im Voraus zu antworten gibt es nichts: Im Zug des anderen wird niemand gefragt.
    .example = Der Plan `@temple; T roma; .` setzt den Stein auf TEMPLUM, baut in Roma einen Tempel und beendet den Zug.

duellum-topic-card-when = { $when ->
    [reaction] Wirkt von selbst.
   *[other] Spielbar { duellum-card-when }.
}
duellum-topic-card-not = { $effect ->
    [destroy_wall] Nicht, wenn keine Mauer auf dem Brett steht.
    [lose_coins] Nicht, wenn er weniger als 2 Münzen hat.
    [chips_per_know_how] Nicht, wenn er keinen hat.
    [take_coins] Nicht, wenn die Bank keine hat.
    [recruit] Nicht, wenn dein Vorrat leer ist.
    [place_unit] Nur eine Einheit, die schon zu Beginn deines Zuges im Rekrutenfeld lag.
    [extra_step] Nicht, wenn du keine { unit-one } auf dem Brett hast.
    [remove_unit] Nicht, wenn er keine { unit-one } auf dem Brett hat.
    [build_wall] Nicht, wenn du keine Mauer mehr hast oder keine Stadt ohne Mauer.
    [free_steps] Nicht in deinem ersten Zug, und einmal je Zug.
    [temple_discount] Was am Ende des Zuges nicht genutzt ist, verfällt.
    [know_how_discount] Was am Ende des Zuges nicht genutzt ist, verfällt.
    [settle] Was am Ende des Zuges nicht genutzt ist, verfällt.
   *[other] {""}
}
duellum-topic-card-copies = { $count } von { $total } Karten.
duellum-topic-card-source = { $source ->
    [own] Diese Karte ist von uns, nicht aus dem gedruckten Spiel.
    [name] Der Name ist aus dem gedruckten Spiel, die Wirkung von uns.
   *[other] Quelle: { $told }
}

# An der Stelle einer Anweisung.
duellum-no-orders = In Antike Duellum wird im Zug des anderen niemand gefragt: Wo Einheiten sich treffen, kämpfen sie von selbst. Im Voraus zu antworten gibt es also nichts; mit `{ command-plan }` planst du deinen nächsten Zug.
