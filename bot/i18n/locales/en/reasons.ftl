### Why a turn was played, as computer players weigh it.

# One sentence: «Conquer Knossos (Greeks): it earns the second general and threatens Sparta.»
why = { $deed }: it { $reasons }.

# The same where nothing is said of what is done.
why-only = It { $reasons }.

# What goes on behind «it»; two of them are joined by «and».

why-win = wins the game
why-stop = keeps the { nation } from winning on their next turn
why-hold-up = spoils a quick win for the { nation-dative }
why-personage = earns { $count ->
    [one] the { ordinal } { personage-accusative }
   *[other] { personages-accusative }
}
why-towards = gets closer to the next { personage } ({ $personage ->
    [king] { cities }
    [citizen] { temples }
   *[navigator] { $areas }
} to go)
why-cities = adds { $count ->
    [one] a city with { chip }
   *[other] { cities }
}
why-temples = makes { $places } richer and safer
why-walls = makes { $places } harder to take
why-know-how = { $ability ->
    [legions] lets legions move farther
    [galleys] lets galleys sail farther
    [yields] raises every production
    [cities] makes every city harder to conquer
   *[trade] lets chips be traded, 3 for 2
}
why-chips = saves up { $resource ->
    [marble] marble for temples
    [iron] iron for units
   *[gold] gold for know-how
}
why-units = strengthens the army by { any-units }
why-sites = reaches { $count ->
    [one] a province where a city can be founded
   *[other] { $count } provinces where cities can be founded
}
why-cards = adds { $count ->
    [one] a card
   *[other] { $count } cards
} to the hand
why-best-card = is worth more to you than the others on display
why-only-card = is the only kind on display
why-next = prepares a turn on { $wedge }
why-guard = protects { $places } from the { nation-dative }
why-threat = threatens { $places } ({ nation })
why-approach = closes in on { $places } ({ nation })
why-rival = { $count ->
    [0] weakens the { nation }
   *[other] costs the { nation } { any-units }
}
why-nothing = changes little, but nothing else is better

ordinal = { $total ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[other] { $total }th
}
