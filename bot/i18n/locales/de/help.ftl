# `/help`: das Spiel in einer halben Minute, und wie es weitergeht.

help-text = **Antike in 30 Sekunden**
    Du führst ein Volk der Antike. Wer zuerst genug **Persönlichkeiten** hat, gewinnt: 10 zu dritt, 9 zu viert, 8 zu fünft, 7 zu sechst. Das Bild zeigt, was dir eine bringt.
    In deinem Zug setzt du deinen Stein auf dem Rondell weiter – drei Schritte sind frei – und nutzt das Feld, auf dem er landet: Marmor, Eisen oder Gold nehmen, Tempel bauen, Einheiten aufstellen, Fortschritte kaufen oder ziehen und erobern. Danach darfst du Städte gründen.
    Ich rufe dich, wenn du dran bist. **Zug machen** führt dich mit Knöpfen durch deinen Zug. Keine Eile: Du hast Stunden oder Tage Zeit.
help-new = **Neue Partie** eröffnet hier einen Tisch. Allein? Setz Computerspieler dazu.
help-open-table = In diesem Kanal ist ein Tisch offen.
help-running = In diesem Kanal läuft eine Partie: `{ command-status }` zeigt, wie sie steht.
help-your-turn = Du bist hier am Zug.
help-which-board = Welches Brett? Die Regeln sind auf beiden dieselben.
help-topic = So geht das Spiel: das Ziel in 30 Sekunden
help-words = so geht das spiel, wie spielt man, anleitung, tutorial, hilfe, how to play, anfänger, erste schritte, ziel
button-help-new = Neue Partie
button-help-rules = Regeln
