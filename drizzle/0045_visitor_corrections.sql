CREATE TABLE `network_keys` (
	`span_start` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `visitor_corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`name` text NOT NULL,
	`path` text NOT NULL,
	`what` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`network` text,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	`answer` text
);
--> statement-breakpoint
CREATE INDEX `visitor_corrections_item` ON `visitor_corrections` (`kind`,`item_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `visitor_corrections_open` ON `visitor_corrections` (`created_at`) WHERE answered_at IS NULL;--> statement-breakpoint
CREATE INDEX `visitor_corrections_answered` ON `visitor_corrections` (`answered_at`) WHERE answered_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `visitor_corrections_age` ON `visitor_corrections` (`created_at`);--> statement-breakpoint
CREATE INDEX `visitor_corrections_network` ON `visitor_corrections` (`created_at`) WHERE network IS NOT NULL;