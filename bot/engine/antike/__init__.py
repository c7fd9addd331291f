"""The ruleset of Antike (2005); another ruleset moves in beside this folder."""
