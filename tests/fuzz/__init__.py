"""Random games for hours on both boards, in which every law is checked: `make fuzz MINUTES=60`.

A game that breaks a law is shrunk to a short record, which is kept with a line that says how to replay it.
"""
