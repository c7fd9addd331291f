# What the table is asked to agree to.

motions-call = please vote.
