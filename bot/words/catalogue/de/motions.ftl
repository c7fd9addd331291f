# Was der Tisch gefragt wird.

motions-call = stimm bitte ab.
