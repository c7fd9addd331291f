"""Turn commands shared by all rulesets."""
