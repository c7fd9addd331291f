# Why something that was written into an option cannot be read. `$written` is quoted from it.

reading-unknown-province = There is no province “{ $written }”. { $hint }
reading-unknown-know-how = There is no know-how “{ $written }”. { $hint }
reading-unknown-wedge = There is no MANEUVER wedge “{ $written }”. { $hint }
reading-unknown-nation = There is no nation “{ $written }”. { $hint }
reading-unknown-unit = There is no unit “{ $written }”. { $hint }
reading-unknown-topic = There is no topic “{ $written }”. { $hint }
reading-ambiguous = “{ $written }” may be { $names }. Write a bit more.
reading-possible = Possible: { $names }.
reading-list = Pick one from the list that opens as you type.
reading-close = Did you mean { $names }?
reading-name-provinces = Name at least one province, e.g. `sparta, tyros`.
reading-name-way = Where to? E.g. `sparta > knossos`.
reading-name-know-hows = Name at least one know-how, e.g. `{ reading-know-hows }`.
reading-name-arming = Which units, and where? E.g. `2L sparta, 1G tyros`.
reading-name-resources = How much marble, iron, gold or coins? E.g. `2g 1c`.
reading-name-units = How many legions or galleys? E.g. `2L 1G`.
reading-know-hows = wheel, roads
reading-twice = You named { $place } twice.
reading-no-resources = I can't read “{ $written }” as marble, iron, gold or coins. Example: `2g 1c`.
reading-no-units = I can't read “{ $written }” as legions or galleys. Example: `2L 1G`.
reading-no-arming = I can't read “{ $written }”. Example: `2L sparta, 1G tyros`.
reading-no-payment = That doesn't add up to the price. Leave out `{ option-pay }` to pay with chips first, then coins.
reading-one-pick = Pick one start city at a time: name one province.
reading-no-nation = There is no nation “{ $written }”. Pick one from the list, or leave it out.
reading-other-ruleset = This game is played by other rules: they have no `/{ $command }`.

reading-no-length = I can't read “{ $written }” as a length of time. Examples: `12 hours`, `2 days`, `off`.
reading-too-short = “{ $written }” is too short. Possible: { $least } to { $most }, or `off`.
reading-too-long = “{ $written }” is too long. Possible: { $least } to { $most }, or `off`.
reading-no-quiet = I can't read “{ $written }” as quiet hours. Examples: `22:00-08:00`, `off`.
reading-hours = Hours go from 0 to 23, minutes from 0 to 59. Example: `22:00-08:00`.
reading-all-day = Quiet hours can't cover the whole day: leave me some time to ping you.
reading-no-zone = I don't know the time zone “{ $written }”. Pick one from the list, e.g. `Europe/Berlin`.
reading-too-far = That's not within the next { $days } days. Write a number of days, or the date you're back, e.g. `2026-12-27`.
reading-no-date = I can't read “{ $written }” as a date or a number of days. Examples: `3`, `tomorrow`, `2026-12-27`.

reading-no-variant = There is no variant “{ $written }”. Possible, separated by commas: { $names }.
reading-two-variants = “{ $written }” combines two things that don't go together.
