# Words that people may write into options, with commas between them. Those of all languages are understood.

input-off = off, none, never, no
input-minute = minutes, minute, mins, min, m
input-hour = hours, hour, h
input-day = days, day, d
input-week = weeks, week, w
input-and = and
input-to = to, until
input-tomorrow = tomorrow
input-marble = marble
input-iron = iron
input-gold = gold
input-coins = coins
input-legion = legions, legion, l
input-galley = galleys, galley, g
input-give-up = give up
input-maneuver-1 = maneuver 1, 1, by gold, after gold, gold
input-maneuver-2 = maneuver 2, 2, by know how, after know how, know how

input-variant-expert = expert
input-variant-military = military
input-variant-one-city = one city, one start city
input-variant-four-nations = four nations
input-variant-doubled = doubled
input-variant-draw = draw
input-variant-goal = goal
input-variant-two-players = two players, 2 players
