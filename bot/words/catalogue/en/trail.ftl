# Where a refusal happened, in small print below it.
trail = Game { $id }, after { $length ->
    [0] the start
    [one] { $length } action
   *[other] { $length } actions
} ({ $hash }), tried: { $tried }
