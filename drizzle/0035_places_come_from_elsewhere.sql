CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`number` integer NOT NULL,
	`source` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`cells` text DEFAULT '[]' NOT NULL,
	`pictures` text DEFAULT '[]' NOT NULL,
	`verdict` text NOT NULL,
	`notes` text NOT NULL,
	`outcome` text,
	`made_id` text,
	`fields` text,
	`before` text,
	PRIMARY KEY(`import_id`, `number`)
);
--> statement-breakpoint
CREATE INDEX `import_rows_key` ON `import_rows` (`source`,`kind`,`key`) WHERE made_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`file_name` text NOT NULL,
	`columns` text DEFAULT '[]' NOT NULL,
	`fields` text NOT NULL,
	`attribution` text,
	`language` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`duplicates` text DEFAULT 'leave' NOT NULL,
	`state` text NOT NULL,
	`row_count` integer NOT NULL,
	`rows_done` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `imports_newest` ON `imports` (`created_at`);--> statement-breakpoint
CREATE INDEX `imports_under_way` ON `imports` (`state`) WHERE state IN ('applying', 'returning');--> statement-breakpoint
ALTER TABLE `adventure_business_listings` ADD `external_key` text;--> statement-breakpoint
ALTER TABLE `adventure_business_listings` ADD `attribution` text;--> statement-breakpoint
ALTER TABLE `business_listings` ADD `external_key` text;--> statement-breakpoint
ALTER TABLE `business_listings` ADD `attribution` text;--> statement-breakpoint
ALTER TABLE `hotel_listings` ADD `external_key` text;--> statement-breakpoint
ALTER TABLE `hotel_listings` ADD `attribution` text;--> statement-breakpoint
ALTER TABLE `restaurant_listings` ADD `external_key` text;--> statement-breakpoint
ALTER TABLE `restaurant_listings` ADD `attribution` text;