-- A place is found by its whole name among other words.
CREATE INDEX documents_name_en ON documents (name_en);
--> statement-breakpoint
CREATE INDEX documents_name_es ON documents (name_es);
--> statement-breakpoint
-- Dishes marked vegetarian are found too: without its note the index is made anew by the next hourly job.
DELETE FROM notes;
