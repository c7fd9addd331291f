"""Games by the hour on both boards, every law looked at on the way: `make fuzz MINUTES=60`.

What breaks a law is shrunk to a short record, which is kept with a line that says how to see it.
"""
