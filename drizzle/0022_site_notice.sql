CREATE TABLE `site_notice` (
	`id` integer PRIMARY KEY NOT NULL,
	`text_en` text NOT NULL,
	`text_es` text NOT NULL,
	`level` text NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `site_notice_until` ON `site_notice` (`until_at`);