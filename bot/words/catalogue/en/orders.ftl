# Standing orders, for their owner alone.

orders-heading = **Your standing orders**, when units enter where you have some of the same kind:
orders-line = - { $about }: { $what }
orders-nation = the { nation-dative }
orders-place = in { $place }
orders-nation-place = the { nation-dative } in { $place }
orders-everybody = everybody
orders-everybody-else = everybody else
orders-answer = { $answer ->
    [fight] fight
    [peace] let them be
   *[ask] ask me
}
orders-ask = ask me (not answered in time: { $answer ->
    [fight] fight
   *[peace] let them be
})
orders-note = The first one that fits applies. `{ command-orders }` with `{ option-answer }` gives one, for a `{ option-nation }`, `{ option-province }`, both or neither, or forgets it. Nobody else sees them; only what they bring about shows.
orders-noted = Noted.
orders-applied = Noted. The question to you is answered by it.
orders-would-apply = When the { nation } enter { $place }: **{ $what }**.
orders-would-apply-by = When the { nation } enter { $place }: **{ $what }** (by the order for { $about }).
orders-not-playing = The { nation } do not play in this game.

# The choices of the command.
orders-choice-fight = Fight
orders-choice-peace = Let them be
orders-choice-ask = Ask me
orders-choice-forget = Forget this order
orders-choice-forget-all = Forget all my orders
