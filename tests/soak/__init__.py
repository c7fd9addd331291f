"""The long runs: parts that go on for as long, or as often, as they are told to."""
