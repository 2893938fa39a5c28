-- The beginnings of words of up to twelve letters, so that a common word costs no more than a rare one.
DROP TABLE vocabulary;
--> statement-breakpoint
DROP TABLE document_words;
--> statement-breakpoint
CREATE VIRTUAL TABLE document_words USING fts5(
  kind, ref UNINDEXED, name_en, name_es, words_en, words_es, tags,
  content = 'documents', content_rowid = 'id', columnsize = 0, prefix = '2 3 4 5 6 7 8 9 10 11 12',
  tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO document_words (document_words) VALUES ('rebuild');
--> statement-breakpoint
-- One row for each place of a word: whether there is such a word is known at the first.
CREATE VIRTUAL TABLE vocabulary USING fts5vocab('document_words', 'instance');
