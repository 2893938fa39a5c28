CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  ref TEXT NOT NULL,
  -- The number of the change it was last made for: an older one that comes late changes nothing.
  version INTEGER NOT NULL,
  name_en TEXT NOT NULL,
  name_es TEXT NOT NULL,
  words_en TEXT NOT NULL,
  words_es TEXT NOT NULL,
  tags TEXT NOT NULL,
  UNIQUE (kind, ref)
);
--> statement-breakpoint
CREATE VIRTUAL TABLE document_words USING fts5(
  kind, ref UNINDEXED, name_en, name_es, words_en, words_es, tags,
  content = 'documents', content_rowid = 'id', columnsize = 0, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE vocabulary USING fts5vocab('document_words', 'row');
--> statement-breakpoint
CREATE TABLE spellings (form TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (form, word)) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL);
--> statement-breakpoint
CREATE TRIGGER documents_inserted AFTER INSERT ON documents BEGIN
  INSERT INTO document_words (rowid, kind, ref, name_en, name_es, words_en, words_es, tags)
  VALUES (new.id, new.kind, new.ref, new.name_en, new.name_es, new.words_en, new.words_es, new.tags);
END;
--> statement-breakpoint
CREATE TRIGGER documents_deleted AFTER DELETE ON documents BEGIN
  INSERT INTO document_words (document_words, rowid, kind, ref, name_en, name_es, words_en, words_es, tags)
  VALUES ('delete', old.id, old.kind, old.ref, old.name_en, old.name_es, old.words_en, old.words_es, old.tags);
END;
--> statement-breakpoint
CREATE TRIGGER documents_updated AFTER UPDATE ON documents BEGIN
  INSERT INTO document_words (document_words, rowid, kind, ref, name_en, name_es, words_en, words_es, tags)
  VALUES ('delete', old.id, old.kind, old.ref, old.name_en, old.name_es, old.words_en, old.words_es, old.tags);
  INSERT INTO document_words (rowid, kind, ref, name_en, name_es, words_en, words_es, tags)
  VALUES (new.id, new.kind, new.ref, new.name_en, new.name_es, new.words_en, new.words_es, new.tags);
END;
