CREATE TABLE `newsletter_issues` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text,
	`state` text DEFAULT 'draft' NOT NULL,
	`subject_en` text NOT NULL,
	`subject_es` text NOT NULL,
	`content_en` text NOT NULL,
	`content_es` text NOT NULL,
	`send_at` integer,
	`published_at` integer,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_issues_slug` ON `newsletter_issues` (`slug`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_published` ON `newsletter_issues` (`published_at`) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX `newsletter_issues_due` ON `newsletter_issues` (`send_at`) WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX `newsletter_issues_newest` ON `newsletter_issues` (`created_at`);