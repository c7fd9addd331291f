# What `/board` offers.

view-overview = Overview: the whole board
view-phone = Phone: large, for a narrow screen
view-close = Close-up: what changed, large, with the score
view-region = Region: one province and its neighbours
view-changes = Changes: since your last turn
view-reach = Reach: how far units get from a region
view-words = Words: all of it as text
view-legion = Legions
view-galley = Galleys

board-east = East
board-west = West
ruleset-antike = Antike (2005)
