# What is written into pictures. There is little room, so be brief.
picture-bank = BANK
picture-new = new
picture-turn = { round } · { nation-short }{ $player }
picture-answer = { picture-turn } · { NATION($awaited, case: "short") } answer
picture-won = { round } · { nation-short }{ $player } won
picture-over = { round } · the game is over
film-ends = { $told } At its end: { $end }
film-too-large = A replay of { $turns } turns does not fit into { $size } MiB; show fewer turns.
