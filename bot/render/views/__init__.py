"""The ways to look at a position: what all rulesets draw alike, with what each hands in."""
