### Antike: plans and standing orders.

# Standing orders, for their owner alone.

orders-heading = **Your standing orders**, for when units enter where you have the same kind:
orders-answer = { $answer ->
    [fight] fight
    [peace] don't fight
   *[ask] ask me
}
orders-ask = ask me (no answer in time: { $answer ->
    [fight] fight
   *[peace] don't fight
})
orders-would-apply = When the { nation } enter { $place }: **{ $what }**.
orders-would-apply-by = When the { nation } enter { $place }: **{ $what }** (your order “{ $about }”).

# The choices of the command.
orders-choice-fight = Fight
orders-choice-peace = Don't fight

# Plans, for their writers alone.

plans-produces = +{ $count } { chip }
plans-dear = Moving the stone alone costs { $count }, so I'll ask before playing it.
plans-may-demand = Others may fight { $places }. The plan then goes on if it still works.
plans-demand = in { $place } ({ $nations })
plans-met = { $place } now has { $now } (before: { $before })
plans-asked = who may fight in { $place }: now { $now } (before: { $before })
plans-bank = the bank
plans-units = { $units } of the { nation-genitive }
plans-no-units = no units of others
