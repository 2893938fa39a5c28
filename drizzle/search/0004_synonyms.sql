-- What an admin says that people mean by a word; the empty word keeps the number of the last change of it.
CREATE TABLE synonyms (
  word TEXT NOT NULL,
  ref INTEGER NOT NULL,
  version INTEGER NOT NULL,
  means TEXT NOT NULL,
  PRIMARY KEY (word, ref)
) WITHOUT ROWID;
--> statement-breakpoint
-- First aid, tabs and headings are found too: without its note the index is made anew by the next hourly job.
DELETE FROM notes;
