"""Second, slow and obvious implementations of the rules, one for each ruleset, to test the engines against.

Written from the rules and the record format alone; they share nothing with the engines, nor with each other.
"""
