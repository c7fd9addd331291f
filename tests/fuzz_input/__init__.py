"""Bad input by the hundred thousand: options, controls, payloads, records, boards, settings, notation.

Each input has a number, and is the same whenever it is made again. Every input must have a clear answer: an
error of the closed family, or none because the input is valid. A refused input changes nothing, and the log
has no traceback. `python -m tests.fuzz_input --count 200000 --seed 1`.
"""
