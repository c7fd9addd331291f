"""Tables and banners that lie on the page in any ruleset."""
