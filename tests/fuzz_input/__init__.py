"""Bad input by the hundred thousand: options, controls, payloads, records, boards, settings, notation.

Each input has a number, and is the same whenever it is made anew. Whatever it is, there has to be a clear
answer: an error of the closed family, or none because there was nothing wrong with it. Nothing is changed by
what was refused, and no traceback stands in the log. `python -m tests.fuzz_input --count 200000 --seed 1`.
"""
