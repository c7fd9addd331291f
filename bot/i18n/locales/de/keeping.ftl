# Was gesagt wird, wenn der Bot auf eine Sicherung zurückgesetzt wird.

keeping-set-back = Ich wurde aus einer Sicherung vom { $moment } wiederhergestellt. Alles danach ist verloren: Die Partie ist jetzt so, wie du sie hier siehst, und ältere Knöpfe gehen nicht mehr.
