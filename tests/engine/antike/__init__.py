"""Tests of the rules of Antike; each names the rule it proves."""
