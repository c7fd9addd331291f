-- How a person hears of a lost city: by direct message as well (dm); NULL for only in what all read.
ALTER TABLE people ADD COLUMN losses TEXT COLLATE "C";
-- Which picture comes with a person's calls: of the whole board, or for a phone; NULL for what the table has.
ALTER TABLE people ADD COLUMN picture TEXT COLLATE "C";
