"""Views of a position: what all rulesets draw alike, with parts supplied by each ruleset."""
