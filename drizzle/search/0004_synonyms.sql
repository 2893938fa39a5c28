-- What an admin says that people mean by a word; the empty word keeps the number of the last change of an entry.
CREATE TABLE synonyms (
  word TEXT NOT NULL,
  ref TEXT NOT NULL,
  version INTEGER NOT NULL,
  means TEXT NOT NULL,
  PRIMARY KEY (word, ref)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX synonyms_of ON synonyms (ref);
--> statement-breakpoint
-- First aid, tabs and headings are found too: without its note the index is made anew by the next hourly job.
DELETE FROM notes;
