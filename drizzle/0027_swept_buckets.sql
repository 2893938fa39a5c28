CREATE TABLE `bucket_sweeps` (
	`bucket` text PRIMARY KEY NOT NULL,
	`swept_at` integer NOT NULL,
	`problem` text,
	`count` integer DEFAULT 0 NOT NULL,
	`keys` text DEFAULT '[]' NOT NULL,
	`confirmed_at` integer
);
--> statement-breakpoint
CREATE TABLE `guide_identity` (
	`one` integer PRIMARY KEY NOT NULL,
	`identity` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `images` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `images_deleted` ON `images` (`deleted_at`) WHERE "images"."deleted_at" IS NOT NULL;