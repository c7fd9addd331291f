# Was gesagt wird, wenn der Bot auf eine Sicherung zurückgesetzt wird.

keeping-set-back = Ich bin auf eine Sicherung vom { $moment } zurückgesetzt worden. Was hier seitdem geschehen ist, ist verloren; die Partie steht so, wie diese Nachricht sie zeigt, und frühere Knöpfe gelten nicht mehr.
