-- Who had an interaction carried out, and got the answer, was kept and never asked for.
ALTER TABLE interactions DROP COLUMN answer;
