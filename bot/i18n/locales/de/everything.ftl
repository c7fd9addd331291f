# Das ganze Brett in Worten.
everything-income = Ertrag je Feld: { $income }
everything-chip = { chip } { $amount }
everything-stacks = { unit-heading }: { $stacks }
everything-none = keine
everything-stack = { $count } in { $place }
    .actions = { everything-stack } ({ $groups })
everything-group = { $count } { $left ->
    [0] ohne Schritt
    [one] mit { $left } Schritt
   *[other] mit { $left } Schritten
}
everything-provinces = Provinzen
everything-borders = Grenzen
