-- Words with the mark of the place in which they stand, in the place of a column for each; see app/rules/search/marks.ts.
DROP TABLE vocabulary;
--> statement-breakpoint
DROP TABLE document_words;
--> statement-breakpoint
DROP TABLE documents;
--> statement-breakpoint
-- The index is made anew by the next run of its jobs.
DELETE FROM notes;
--> statement-breakpoint
CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  ref TEXT NOT NULL,
  -- The number of the change it was last made for: an older one that comes late changes nothing.
  version INTEGER NOT NULL,
  name_en TEXT NOT NULL,
  name_es TEXT NOT NULL,
  tags TEXT NOT NULL,
  words TEXT NOT NULL,
  UNIQUE (kind, ref)
);
--> statement-breakpoint
-- With the beginnings of words of up to twelve letters and their mark, so that a common word costs no more than a rare one.
CREATE VIRTUAL TABLE document_words USING fts5(
  kind UNINDEXED, ref UNINDEXED, name_en UNINDEXED, name_es UNINDEXED, tags UNINDEXED, words,
  content = 'documents', content_rowid = 'id', columnsize = 0, detail = none,
  prefix = '2 3 4 5 6 7 8 9 10 11 12 13', tokenize = "unicode61 remove_diacritics 2 tokenchars '_+<>@'"
);
--> statement-breakpoint
-- One row for each document with a word: whether there is such a word is known at the first.
CREATE VIRTUAL TABLE vocabulary USING fts5vocab('document_words', 'instance');
--> statement-breakpoint
CREATE TRIGGER documents_inserted AFTER INSERT ON documents BEGIN
  INSERT INTO document_words (rowid, words) VALUES (new.id, new.words);
END;
--> statement-breakpoint
CREATE TRIGGER documents_deleted AFTER DELETE ON documents BEGIN
  INSERT INTO document_words (document_words, rowid, words) VALUES ('delete', old.id, old.words);
END;
--> statement-breakpoint
CREATE TRIGGER documents_updated AFTER UPDATE ON documents BEGIN
  INSERT INTO document_words (document_words, rowid, words) VALUES ('delete', old.id, old.words);
  INSERT INTO document_words (rowid, words) VALUES (new.id, new.words);
END;
