CREATE TABLE `import_pictures` (
	`source` text NOT NULL,
	`address` text NOT NULL,
	`picture_key` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`source`, `address`)
);
--> statement-breakpoint
ALTER TABLE `event_series` ADD `external_key` text;--> statement-breakpoint
ALTER TABLE `event_series` ADD `attribution` text;--> statement-breakpoint
ALTER TABLE `events` ADD `external_key` text;--> statement-breakpoint
ALTER TABLE `events` ADD `attribution` text;