# Why something that was written into an option cannot be read. `$written` is quoted from it.

reading-unknown-province = There is no province “{ $written }”. { $hint }
reading-unknown-know-how = There is no know-how “{ $written }”. { $hint }
reading-unknown-wedge = There is no MANEUVER wedge “{ $written }”. { $hint }
reading-unknown-nation = There is no nation “{ $written }”. { $hint }
reading-unknown-unit = There is no unit “{ $written }”. { $hint }
reading-unknown-topic = There is no topic “{ $written }”. { $hint }
reading-ambiguous = “{ $written }” may be { $names }. Please write a little more.
reading-possible = Possible: { $names }.
reading-list = The list that opens as you type shows what is possible.
reading-close = Do you mean { $names }?
reading-name-provinces = Please name at least one province, like `athen, pella`.
reading-name-way = Please name where to, like `athen > sparta`.
reading-name-know-hows = Please name at least one know-how, like `{ reading-know-hows }`.
reading-name-arming = Please name units with a place, like `2L roma, 1G athen`.
reading-name-resources = Please name an amount of marble, iron, gold or coins, like `2g 1c`.
reading-name-units = Please name a number of legions or galleys, like `2L 1G`.
reading-know-hows = wheel, roads
reading-twice = { $place } is named twice.
reading-no-resources = “{ $written }” is no amount of marble, iron, gold or coins. Write it like `2g 1c`.
reading-no-units = “{ $written }” is no number of legions or galleys. Write it like `2L 1G`.
reading-no-arming = “{ $written }” does not say how many units and where. Write it like `2L roma, 1G athen`.
reading-no-payment = That payment does not add up to the price; leave `{ option-pay }` out to pay with chips first, then coins.
reading-one-pick = Start cities are picked one at a time. Name one province.
reading-no-nation = There is no nation “{ $written }”. Pick one from the list, or leave it out.

reading-no-length = “{ $written }” is no length of time. Write it like `12 hours`, `2 days` or `off`.
reading-too-short = “{ $written }” is too short: { $least } to { $most }, or `off`.
reading-too-long = “{ $written }” is too long: { $least } to { $most }, or `off`.
reading-no-quiet = “{ $written }” are no quiet hours. Write them like `22:00-08:00`, or `off`.
reading-hours = Hours go from 0 to 23 and minutes from 0 to 59, like `22:00-08:00`.
reading-all-day = Quiet hours have to leave some time of the day in which I may call you.
reading-no-zone = I know no time zone “{ $written }”. Pick one from the list, like `Europe/Berlin`.
reading-too-far = That is not within the next { $days } days. Write a number of days, or the date on which you are back, like `2026-12-27`.
reading-no-date = “{ $written }” is no date and no number of days. Write it like `3`, `tomorrow` or `2026-12-27`.

reading-no-variant = There is no variant “{ $written }”. Possible, with commas: { $names }.
reading-two-variants = “{ $written }” asks for two things that do not go together.
