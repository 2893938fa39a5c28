CREATE TABLE `content_drafts` (
	`page_path` text NOT NULL,
	`section_name` text NOT NULL,
	`content_data` text NOT NULL,
	`display_order` integer NOT NULL,
	`number` integer NOT NULL,
	`user_id` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`page_path`, `section_name`)
);
--> statement-breakpoint
CREATE TABLE `content_schedules` (
	`page_path` text NOT NULL,
	`section_name` text NOT NULL,
	`number` integer NOT NULL,
	`base` integer NOT NULL,
	`display_order` integer NOT NULL,
	`publish_at` integer NOT NULL,
	`user_id` text,
	`stopped_at` integer,
	PRIMARY KEY(`page_path`, `section_name`)
);
--> statement-breakpoint
CREATE INDEX `content_schedules_due` ON `content_schedules` (`stopped_at`,`publish_at`);--> statement-breakpoint
CREATE TABLE `content_versions` (
	`page_path` text NOT NULL,
	`section_name` text NOT NULL,
	`number` integer NOT NULL,
	`act` text NOT NULL,
	`content_data` text,
	`source_version` integer,
	`source_hash` text,
	`user_id` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`page_path`, `section_name`, `number`)
);
--> statement-breakpoint
ALTER TABLE `page_content` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `page_content` ADD `source_version` integer;--> statement-breakpoint
ALTER TABLE `page_content` ADD `source_hash` text;--> statement-breakpoint
CREATE INDEX `images_newest` ON `images` (`created_at`,`key`);