# Was mit einer Aufzeichnung nicht stimmt. `$where` ist der Weg dorthin; Namen des Formats bleiben englisch.

records-json = Die Datei ist kein gültiges JSON (Zeile { $line }, Spalte { $column }).
records-empty = Die Datei ist leer.
records-no-object = Die Datei ist kein Objekt in geschweiften Klammern.
records-mark = Die Datei beginnt mit einem unsichtbaren Zeichen (BOM) oder ist UTF-16: Speichere sie als UTF-8 ohne BOM.
records-twice = „{ $name }“ steht zweimal an einer Stelle; nur eines davon kann gelten.
records-missing = „{ $where }“ fehlt.
records-extra = „{ $where }“ gehört dort nicht hin.
records-null = „{ $where }“ kann wegbleiben, aber nicht null sein.
records-number = „{ $where }“ ist keine ganze Zahl, die sich lesen lässt.
records-text = „{ $where }“ ist kein Text.
records-yes-no = „{ $where }“ ist weder true noch false.
records-list = „{ $where }“ ist keine Liste.
records-object = „{ $where }“ ist kein Objekt in geschweiften Klammern.
records-least = „{ $where }“ muss mindestens { $limit } sein.
records-most = „{ $where }“ darf höchstens { $limit } sein.
records-short = „{ $where }“ ist leer.
records-long = „{ $where }“ darf höchstens { $limit } Zeichen haben.
records-one-of = „{ $where }“ muss { $names } sein.
records-one-of-types = „{ $where }“: Die Art (type) muss { $names } sein.
records-no-type = „{ $where }“ ist keine Aktion mit einer Art (type).
records-unknown-name = „{ $where }“: { $what ->
    [province] Eine Provinz „{ $name }“ gibt es in dieser Partie nicht.
    [nation] Ein Volk „{ $name }“ gibt es in dieser Partie nicht.
    [card] Eine Karte „{ $name }“ gibt es in dieser Partie nicht.
   *[board] Ein Brett „{ $name }“ hat dieser Bot für dieses Spiel nicht.
}
records-other = „{ $where }“ lässt sich nicht lesen.
