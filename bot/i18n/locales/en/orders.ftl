# Standing orders, for their owner alone.

orders-heading = **Your standing orders**, for when units enter where you have the same kind:
orders-line = - { $about }: { $what }
orders-nation = the { nation-dative }
orders-place = in { $place }
orders-nation-place = the { nation-dative } in { $place }
orders-everybody = everybody
orders-everybody-else = everybody else
orders-answer = { $answer ->
    [fight] fight
    [peace] don't fight
   *[ask] ask me
}
orders-ask = ask me (no answer in time: { $answer ->
    [fight] fight
   *[peace] don't fight
})
orders-note = The first that fits applies. `{ command-orders } { option-answer }:` sets or removes one, for a `{ option-nation }`, a `{ option-province }`, both or neither. Only you see them.
orders-noted = Noted.
orders-applied = Noted; it has also answered the question you were asked.
orders-would-apply = When the { nation } enter { $place }: **{ $what }**.
orders-would-apply-by = When the { nation } enter { $place }: **{ $what }** (your order “{ $about }”).
orders-not-playing = The { nation } aren't in this game.

# The choices of the command.
orders-choice-fight = Fight
orders-choice-peace = Don't fight
orders-choice-ask = Ask me
orders-choice-forget = Remove this order
orders-choice-forget-all = Remove all my orders
