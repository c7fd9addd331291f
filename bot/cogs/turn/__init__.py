"""Playing a turn: what all rulesets' commands share."""
