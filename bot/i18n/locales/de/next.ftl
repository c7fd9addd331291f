# Was als Nächstes getan werden kann, am Ende privater Antworten.

next-take-chip = **Weiter:** Nimm die Ressource, die dir die Bank schuldet; der Befehl jedes Feldes, etwa `{ command-marble }`, bietet sie an.
next-personage = **Weiter:** Wähle eine Persönlichkeit; `{ command-end-turn }` bietet sie an.
next-answer = **Weiter:** `{ command-answer }`: kämpfen oder nicht.
next-pick = **Weiter:** { $how }
next-rondel = **Weiter:** Setz deinen Stein. { $wedges }.
next-ways = **Weiter:** { $ways }.

# Wie eine Startstadt gewählt wird; steht auch hinter «Für die Griechen: ».
pick-among = Wähle eine Startstadt mit `{ command-found }`: { $places }.
pick-anywhere = Wähle eine Startstadt mit `{ command-found }`, in einer beliebigen Provinz ohne Stadt. `{ command-moves }` zeigt sie alle.

# Felder nach Preis, mit Strichpunkten aneinandergereiht.
next-wedges = { $price ->
    [0] Umsonst: { $wedges }
   *[other] für { $price }: { $wedges }
}

next-temple = `{ command-temple }` ({ $price }: { $places })
next-arm = `{ command-arming }` (1 Eisen je Einheit: { $places })
next-learn = `{ command-know-how }` ({ $advances })
next-move = `{ command-move }` (bereit: { $units })
next-fight = `{ command-fight }` ({ $places })
next-conquer = `{ command-conquer }` ({ $places })
next-found = `{ command-found }` ({ $places })
next-trade = `{ command-trade }`
next-end_turn = `{ command-end-turn }`

next-no-temple = (Für einen Tempel fehlt dir noch: { $lacking }.)
next-no-know-how = (Du kannst dir keinen Fortschritt leisten.)
next-no-founding = (Für `{ command-found }` in { $places } fehlt dir noch: { $lacking }.)
