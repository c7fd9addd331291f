# `/help`: the game in half a minute, and the ways on.

help-text = **Antike in 30 seconds**
    Lead a people of the ancient world. The first to collect enough **personages** wins: 10 with three players, 9 with four, 8 with five, 7 with six. The picture shows what brings you one.
    On your turn you move your stone on the rondel – three steps are free – and use the wedge it lands on: take marble, iron or gold, build temples, set up units, buy know-how, or move and conquer. Then you may found cities.
    I ping you when it's your turn. **Take your turn** guides you through it with buttons. No hurry: you have hours or days.
help-new = **New game** opens a table here. Alone? Add computer players.
help-open-table = A table is open in this channel.
help-running = A game is running in this channel: see `{ command-status }`.
help-your-turn = It's your turn here.
help-which-board = Which board? Both follow the same rules.
help-topic = How to play: the goal in 30 seconds
# What people type who look for it, in a list with commas.
help-words = how to play, tutorial, help, beginner, first steps, goal
button-help-new = New game
button-help-rules = Rules
