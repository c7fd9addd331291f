-- How a person hears of a lost city: by direct message as well (dm); NULL for only in what all read.
ALTER TABLE people ADD COLUMN losses TEXT COLLATE "C";
