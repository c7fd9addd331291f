# `/feeds`: Links für Programme und Adressen, die von den eigenen Zügen erfahren.

feeds-none = Dieser Bot bietet keine Feeds an: Wer ihn betreibt, hat sie nicht eingeschaltet.
feeds-calendar = 📅 Deine Fristen als Kalender: { $link }
    Abonniere ihn in deiner Kalender-App. Wer den Link hat, kann ihn lesen; `neu` macht einen neuen und schließt den alten.
feeds-calendar-name = Antike: deine Fristen
feeds-table = 🔗 Dieser Tisch als JSON, für Programme: { $link }
    Wer den Link hat, kann das Brett lesen, aber keine Pläne und Anweisungen. Schließen kannst du ihn unter `link`.
feeds-table-show = den Link zeigen
feeds-table-renew = einen neuen Link machen
feeds-table-close = schließen
feeds-table-opened = 🔗 { $name } hat einen Link gemacht, unter dem Programme diesen Tisch lesen können, aber keine Pläne und Anweisungen.
feeds-table-closed = 🔗 { $name } hat den Link geschlossen, unter dem Programme diesen Tisch lesen konnten.
feeds-closed = Geschlossen. Der alte Link führt nirgends mehr hin.
feeds-not-open = Für diesen Tisch ist kein Link offen.
feeds-bad-url = Mit dieser Adresse kann ich nichts anfangen. Sie muss mit `https://` beginnen und einen öffentlichen Server nennen, z. B. `https://example.org/hook`.
feeds-webhook-none = Keine Adresse erfährt von deinen Zügen. Gib eine als `url` an.
feeds-webhook = 🔔 Wenn du dran bist, melde ich es dieser Adresse: `{ $url }`
feeds-webhook-trouble = ⚠️ Der letzte Versuch schlug fehl ({ $problem }). Ich versuche es wieder.
feeds-webhook-off = ⚠️ Mehrere Versuche nacheinander schlugen fehl ({ $problem }), deshalb habe ich aufgehört. Gib die Adresse noch einmal an, dann geht es weiter.
feeds-webhook-stopped = ⚠️ Deine Adresse erfährt nicht mehr, wenn du dran bist: Mehrere Versuche nacheinander schlugen fehl ({ $problem }). Sobald sie wieder antwortet, gib sie noch einmal an: `{ command-feeds-webhook } { option-url }:`.
feeds-told-still = { $told } · wartet noch
feeds-told = { $ruleset }, Partie { $id }: { own-yours }
