# The whole board in words.
everything-income = Income by wedge: { $income }
everything-chip = { chip } { $amount }
everything-stacks = { unit-heading }: { $stacks }
everything-none = none
everything-stack = { $count } in { $place }
    .actions = { everything-stack } ({ $groups })
everything-group = { $count } with { $left ->
    [0] no moves
    [one] { $left } move
   *[other] { $left } moves
}
everything-provinces = Provinces
everything-borders = Borders
