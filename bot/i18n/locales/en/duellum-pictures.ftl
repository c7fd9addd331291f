### Antike Duellum: pictures, their captions and descriptions.

# A turn in one short line, below a picture: «Duellum · 3 moves · conquer Croton (Carthaginians)».

duellum-caption-produced = +{ resource }
duellum-caption-wall-built = build { $count ->
    [one] a wall
   *[other] walls
} in { $places }
duellum-caption-recruited = recruit { $units }
duellum-caption-founded = found { $cities }
    .city = { $place } ({ chip })
duellum-caption-taken = take { $cards }
duellum-caption-played = play { $cards }
