### The past of a game.

# A turn in one short line, below a picture: «Maneuver · 3 moves · conquer Tyros (Arabs)».

film-begins = { $first ->
    [1] The game begins
   *[other] After turn { $before }
} · { film-span }
film-span = { $part ->
    [all] { $whole ->
        [one] 1 turn
       *[other] all { $whole } turns
    }
    [one] turn { $first } of { $whole }
   *[some] turns { $first } to { $last } of { $whole }
}
film-whole = The whole game, turn by turn.
film-latest = { $count ->
    [one] The latest turn.
   *[other] The latest { $count } turns.
}

# Past turns: headings.

history-left-out = and { $count } earlier { $count ->
    [one] change
   *[other] changes
} ({ command-history } shows all)
history-no-changes = Nothing changed.

# What is written into pictures. There is little room, so be brief.

film-too-large = A replay of { $turns } turns does not fit into { $size } MiB; show fewer turns.

# Walking through a game's past.

walk-start = **The start** · { digest-turns } so far
walk-order = Turn order: { $nations }.
walk-heading = { $heading } · turn { $number } of { $count }
walk-more = … { $command ->
    [yes] `{ command-history } { option-turns }:` shows all of it.
   *[no] The rest of this turn does not fit in here.
}
walk-try = Try it in { $thread }: you play all nations there. The real game stays as it is.
walk-try-where = Practice needs a private thread. Press this in a text channel.
walk-try-permissions = This no longer works here: a practice game needs a private thread, and I no longer have a permission for that: **{ $missing }**. Someone who manages the server can give it back to my role. Nothing was changed.
walk-thread = Practice of { $name }
walk-played = Played in { $place }:
walk-planned = Now your plan in { $place }:
practice-went-back = You took back part of this turn only here: take it back there as well, with `{ command-undo }`.

history-turn = **{ report-turn }**

# A game as a page for a browser.

page-title = A game of { $ruleset }
page-first = To the beginning
page-previous = One turn back
page-play = Play
page-pause = Pause
page-next = One turn on
page-last = To the end
page-turn = Turn
page-closer = Closer
page-farther = Farther away
page-whole = The whole map
page-tables = How things stand
page-notation = In notation
page-words = The whole board in words
page-language = Language
page-keys = Keys: ← and → for a turn, Home and End, space to play, + and − to zoom, 0 for the whole map.
page-too-large = The page would be too large to send: { $size }, and at most { $most }.
then-start = The board at the start, when that message was written.
then-turn = The board when that message was written:
then-undone = -# Some of this has been undone since.
