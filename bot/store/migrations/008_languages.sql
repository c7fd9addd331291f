-- The locale of the person's Discord, as last seen: private messages speak that language.
ALTER TABLE people ADD COLUMN locale TEXT;
