CREATE TABLE `search_words` (
	`id` integer PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER search_words_inserted AFTER INSERT ON search_words BEGIN
  DELETE FROM search_changes WHERE kind = 'words';
  INSERT INTO search_changes (kind, ref) VALUES ('words', 'all');
END;
--> statement-breakpoint
CREATE TRIGGER search_words_updated AFTER UPDATE ON search_words BEGIN
  DELETE FROM search_changes WHERE kind = 'words';
  INSERT INTO search_changes (kind, ref) VALUES ('words', 'all');
END;
