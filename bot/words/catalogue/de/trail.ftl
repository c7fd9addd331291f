# Wo etwas abgelehnt wurde, klein darunter.
trail = Partie { $id }, nach { $length ->
    [0] dem Beginn
    [one] { $length } Aktion
   *[other] { $length } Aktionen
} ({ $hash }), versucht: { $tried }
