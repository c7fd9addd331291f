# The whole board in words.
everything-income = Income by wedge: { $income }
everything-chip = { chip } { $amount }
everything-stacks = { unit-heading }: { $stacks }
everything-none = none
everything-stack = { $count } in { $place }
    .actions = { everything-stack } ({ $groups })
everything-group = { $count } with { $left ->
    [0] no action
    [one] { $left } action
   *[other] { $left } actions
}
everything-provinces = Provinces
everything-borders = Borders
