# `/learn`: was um eine Lektion herum steht. Die Lektionen selbst stehen in data/lessons.
lesson-title = Lektion { $number } · { $title } ({ $page }/{ $pages })
lesson-next = Weiter ▶
lesson-back = ◀ Vorige Seite
lesson-all = Alle Lektionen
lesson-reached = ✅ Richtig.
lesson-refused = ⚠️ { $why }
lesson-other = ↪ { $why }
lesson-not-meant = Das ist erlaubt, aber auf dieser Seite geht es um etwas anderes.
