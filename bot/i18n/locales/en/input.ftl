### What people write into options, and why it cannot be read.

# Words that people may write into options, with commas between them. Those of all languages are understood.

input-off = off, none, never, no
input-minute = minutes, minute, mins, min, m
input-hour = hours, hour, h
input-day = days, day, d
input-week = weeks, week, w
input-and = and
input-to = to, until
input-tomorrow = tomorrow
input-daily = daily, every day
input-at = at
input-clock = o'clock
input-weekend = weekend, weekends
input-marble = marble
input-iron = iron
input-gold = gold
input-coins = coins
input-legion = legions, legion, l
input-galley = galleys, galley, g

# What is no notation. `$word` and `$text` are what somebody has written.

notation-not-understood = I can't read “{ $text }”: { $why }.
notation-examples = { $count ->
    [one] Example
   *[other] Examples
}: { $examples }

notation-one-action = I need exactly one action, not { $count ->
    [0] none
   *[other] { $count }
}
notation-no-action = no action starts like that
notation-not-there = “{ $word }” doesn't belong there
notation-not-movers = “{ $word }” isn't units of one kind, like `2L` or `1G:2`
notation-not-step = “{ $word }” isn't a single move to the next province
notation-not-province = “{ $word }” isn't a province
notation-not-one-of = “{ $word }” isn't { notation-what } ({ $names })
notation-not-card = “{ $word }” isn't a card
notation-not-units = “{ $word }” isn't a number of units, like `2L` or `2L1G`
notation-not-amount = “{ $word }” isn't an amount, like `2g` or `4m1c`
notation-twice-left = “{ $word }” names the same moves left twice
notation-twice = “{ $word }” names the same kind twice
notation-missing = { notation-what } is missing{ $names ->
    [none] {""}
   *[some] {" "}({ $names })
}
notation-what = { $what ->
    [province] a province
    [wedge] a wedge
    [know-how] a know-how
    [nation] a nation
    [answer] an answer
    [chip] a chip
    [personage] a personage
    [units] a number of units
    [unit] a unit
    [way] the way
   *[other] something
}

# What opens while somebody types: at most 100 characters each. What stands behind a dash is a remark, without commas;
# what stands in front of it can be read when it is written into the option.

offers-line = { $value } — { $remark }
offers-pay = { $value } — { $left } left
offers-impossible = { $value } — not possible
# The one line of a list in which nothing can be chosen.
offers-dear = { $what ->
    [temple] No temple
    [wall] No wall
    [know-how] No know-how
    [unit] No unit
    [recruit] No recruit
   *[city] No city
}: { $how ->
    [from] from { $price }
    [each] { $price } each
   *[way] { $price }
}; you have { $purse ->
    [none] none
   *[some] { $purse }
}
offers-none = { $why ->
    [temples] All your cities have a temple
    [bank] The bank has no temple left
    [know-hows] You have every know-how
    [full] Your cities take no more units this turn
    [supply] You have no units left to set up there
    [units] You have no units on the board
    [moved] None of your units can move any more
    [fight] Nobody to fight where your units are
    [conquer] Your ready units can't conquer any city where they are
    [stones] You have no city stones left
    [found] None of your units stands where a city can be founded
   *[trade] You have too little to trade
}
offers-nothing = That line only said why there is nothing to choose; nothing was done.
offers-zone = { $zone } — { $time } now
offers-return = { $year }-{ $month }-{ $day } — back on { $weekday }, in { $days } { $days ->
    [one] day
   *[other] days
}
offers-player = { $name } ({ $nations })

# Why something that was written into an option cannot be read. `$written` is quoted from it.

reading-unknown-province = There is no province “{ $written }”. { $hint }
reading-unknown-nation = There is no nation “{ $written }”. { $hint }
reading-unknown-unit = There is no unit “{ $written }”. { $hint }
reading-unknown-topic = There is no topic “{ $written }”. { $hint }
reading-unknown-know-how = There is no know-how “{ $written }”. { $hint }
reading-unknown-wedge = There is no MANEUVER wedge “{ $written }”. { $hint }
reading-unknown-card = There is no card “{ $written }”. { $hint }
reading-unknown-chip = “{ $written }” is no resource. { $hint }
reading-ambiguous = “{ $written }” may be { $names }. Write a bit more.
reading-possible = Possible: { $names }.
reading-list = Pick one from the list that opens as you type.
reading-close = Did you mean { $names }?
reading-name-provinces = Name at least one province, e.g. `{ $example }`.
reading-name-way = Where to? E.g. `{ $example }`.
reading-whole-way = You can't go straight from { $origin } to { $target }. Write the whole way: `{ $way }`.
reading-name-resources = How much marble, iron, gold or coins? E.g. `2g 1c`.
reading-name-units = How many legions or galleys? E.g. `2L 1G`.
reading-twice = You named { $place } twice.
reading-no-resources = I can't read “{ $written }” as marble, iron, gold or coins. Example: `2g 1c`.
reading-no-units = I can't read “{ $written }” as legions or galleys. Example: `2L 1G`.
reading-no-payment = { $free ->
    [yes] It's free: leave out `{ option-pay }`.
   *[no] The price is { $price }; you gave { $pay }. Leave out `{ option-pay }` to pay with chips first, then coins.
}
reading-other-ruleset = There is no such choice in { $ruleset }: this game has no `{ $command }`.
reading-other-option = { $ruleset } has no option `{ $option }` here: leave it out.

reading-no-length = I can't read “{ $written }” as a length of time. Examples: `12 hours`, `2 days`, `off`.
reading-too-short = “{ $written }” is too short. Possible: { $least } to { $most }, or `off`.
reading-too-long = “{ $written }” is too long. Possible: { $least } to { $most }, or `off`.
offers-daily = daily { $hour }
reading-no-deadline = I can't read “{ $written }” as a deadline. Examples: `12 hours`, `2 days`, `daily 21:00`, `off`.
reading-no-hour = I can't read “{ $written }” as an hour of the day. Examples: `18:00`, `8:30`, `off`.
reading-no-days = I can't read “{ $written }” as days of the week. Examples: `Saturday, Sunday`, `weekend`, `off`.
reading-every-day = One day of the week must be left to play on. Example: `Saturday, Sunday`.
reading-no-quiet = I can't read “{ $written }” as quiet hours. Examples: `22:00-08:00`, `off`.
reading-hours = Hours go from 0 to 23, minutes from 0 to 59. Example: `22:00-08:00`.
reading-all-day = Quiet hours can't cover the whole day: leave me some time to ping you.
reading-no-zone = I don't know the time zone “{ $written }”. Pick one from the list, e.g. `Europe/Berlin`.
reading-too-far = That's not within the next { $days } days. Write a number of days, or the date you're back, e.g. `2026-12-27`.
reading-no-date = I can't read “{ $written }” as a date or a number of days. Examples: `3`, `tomorrow`, `2026-12-27`.

reading-no-variant = There is no variant “{ $written }”. Possible, separated by commas: { $names }.
reading-two-variants = “{ $written }” combines two things that don't go together.

### Forms with settings
form-again = Open the form again
form-open = Change in a form
form-new-title = New game
form-board = Board
form-nations = How many play
form-nations-any = As many as join
form-pace = Pace
form-pace-any = No limit
form-deadline = You set { $deadline } per turn; that counts, whatever you pick here.
form-variant = Variants
form-variant-hint = Separated by commas; empty for the usual game
form-variant-example = expert, goal 12
form-more = More
form-more-thread = Play in a new thread
form-more-hints = Hints allowed for everyone
form-more-reliable = Only new or reliable players
form-more-confirm = When it fills, ask those not seen lately "Are you there?"
form-more-language = Game language: { $language ->
    [de] German
   *[en] English
}
form-reminders-title = Reminders
form-where = Where I ping you
form-every = Remind me every
form-every-hint = e.g. 12 hours; empty: never
form-quiet = Quiet hours
form-quiet-hint = e.g. 22:00-08:00; empty: none
form-rest = Rest days
form-rest-hint = e.g. Sunday, or weekend; empty: none
form-zone = Time zone
form-zone-hint = e.g. Europe/Berlin
form-import-title = Continue a game
form-file = Record file
form-file-hint = A file from { command-game-export }
form-no-file = The form had no file. Nothing was changed.
