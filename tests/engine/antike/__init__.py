"""Tests of the rules of Antike; each is named after the rule that it checks."""
