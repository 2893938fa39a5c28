-- Spelling is corrected to words of names alone: without its note the index is made anew by the next hourly job.
DELETE FROM spellings;
--> statement-breakpoint
DELETE FROM notes;
