-- Which picture comes with a person's calls: of the whole board, or for a phone; NULL for what the table has.
ALTER TABLE people ADD COLUMN picture TEXT;
