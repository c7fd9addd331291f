# Das ganze Brett in Worten.
everything-income = Ertrag je Feld: { $income }
everything-chip = { chip } { $amount }
everything-stacks = { unit-heading }: { $stacks }
everything-none = keine
everything-stack = { $count } in { $place }
    .actions = { everything-stack } ({ $groups })
everything-group = { $count } mit { $left ->
    [0] keiner Aktion
    [one] { $left } Aktion
   *[other] { $left } Aktionen
}
everything-provinces = Provinzen
everything-borders = Grenzen
