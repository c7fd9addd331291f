# Wörter, die man in Optionen schreiben kann, mit Kommas dazwischen. Verstanden werden die aller Sprachen.

input-off = aus, keine, keiner, nie, nein
input-minute = minuten, minute, min
input-hour = stunden, stunde, std, h
input-day = tage, tagen, tag, t
input-week = wochen, woche
input-and = und
input-to = bis
input-tomorrow = morgen
input-marble = marmor
input-iron = eisen
input-gold = gold
input-coins = münzen
input-legion = legionen, legion
input-galley = galeeren, galeere
input-give-up = gib auf
input-maneuver-1 = manöver 1, bei gold, nach gold
input-maneuver-2 = manöver 2, bei fortschritt, nach fortschritt, fortschritt

input-variant-expert = experten, experte
input-variant-military = militär, militärisch
input-variant-one-city = eine stadt, eine startstadt
input-variant-four-nations = vier völker
input-variant-doubled = doppelt, verdoppelt
input-variant-draw = gelost, losen
input-variant-goal = ziel
input-variant-two-players = zwei spieler, 2 spieler
