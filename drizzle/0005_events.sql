CREATE TABLE `event_days` (
	`day` text PRIMARY KEY NOT NULL,
	`class_count` integer DEFAULT 0 NOT NULL,
	`social_count` integer DEFAULT 0 NOT NULL,
	`kids_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `event_reminders` (
	`event_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`told` text,
	PRIMARY KEY(`event_id`, `user_id`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_reminders_due` ON `event_reminders` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `event_reminders_user` ON `event_reminders` (`user_id`);--> statement-breakpoint
CREATE TABLE `event_series` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`root_id` text NOT NULL,
	`user_id` text,
	`form_token` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`review_note` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`approved_at` integer,
	`changed_at` integer,
	`pending_changes` text,
	`waiting_since` integer,
	`deleted_at` integer,
	`title` text NOT NULL,
	`location` text NOT NULL,
	`host` text NOT NULL,
	`event_type` text NOT NULL,
	`description` text NOT NULL,
	`full_description` text DEFAULT '' NOT NULL,
	`image_url` text,
	`image_colour` integer,
	`language` text NOT NULL,
	`translation` text,
	`place_kind` text,
	`place_id` text,
	`start_time` text,
	`end_time` text,
	`cancelled_at` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`first_date` text NOT NULL,
	`last_date` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `series_slug` ON `event_series` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `series_form_token` ON `event_series` (`user_id`,`form_token`);--> statement-breakpoint
CREATE INDEX `series_root` ON `event_series` (`root_id`,`first_date`);--> statement-breakpoint
CREATE INDEX `series_public` ON `event_series` (`status`,`last_date`,`first_date`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `series_owner` ON `event_series` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `series_waiting` ON `event_series` (`waiting_since`) WHERE waiting_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX `series_reviewed` ON `event_series` (`status`,`reviewed_at`);--> statement-breakpoint
CREATE INDEX `series_deleted` ON `event_series` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `event_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`event_id` text,
	`event_series_id` text
);
--> statement-breakpoint
CREATE INDEX `event_slugs_event` ON `event_slugs` (`event_id`);--> statement-breakpoint
CREATE INDEX `event_slugs_series` ON `event_slugs` (`event_series_id`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`user_id` text,
	`form_token` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`review_note` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`approved_at` integer,
	`changed_at` integer,
	`pending_changes` text,
	`waiting_since` integer,
	`deleted_at` integer,
	`title` text NOT NULL,
	`location` text NOT NULL,
	`host` text NOT NULL,
	`event_type` text NOT NULL,
	`description` text NOT NULL,
	`full_description` text DEFAULT '' NOT NULL,
	`image_url` text,
	`image_colour` integer,
	`language` text NOT NULL,
	`translation` text,
	`place_kind` text,
	`place_id` text,
	`event_date` text NOT NULL,
	`start_time` text,
	`end_time` text,
	`starts_at` integer GENERATED ALWAYS AS ((unixepoch(event_date || ' ' || coalesce(start_time, '00:00')) + 18000) * 1000) VIRTUAL NOT NULL,
	`moved_from` integer,
	`cancelled_at` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`event_series_id` text,
	`is_series_master` integer DEFAULT false NOT NULL,
	`series_instance_date` text,
	`own_fields` text DEFAULT '[]' NOT NULL,
	`is_changed` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`event_series_id`) REFERENCES `event_series`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_form_token` ON `events` (`user_id`,`form_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_series_date` ON `events` (`event_series_id`,`series_instance_date`);--> statement-breakpoint
CREATE INDEX `event_series_order` ON `events` (`event_series_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `event_slug` ON `events` (`slug`,`series_instance_date`);--> statement-breakpoint
CREATE INDEX `event_public` ON `events` (`status`,`starts_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `event_by_type` ON `events` (`status`,`event_type`,`starts_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `event_single` ON `events` (`status`,`starts_at`) WHERE event_series_id IS NULL;--> statement-breakpoint
CREATE INDEX `event_changed` ON `events` (`status`,`series_instance_date`) WHERE is_changed = 1 AND event_series_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `event_owner` ON `events` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_waiting` ON `events` (`waiting_since`) WHERE waiting_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX `event_reviewed` ON `events` (`status`,`reviewed_at`) WHERE event_series_id IS NULL;--> statement-breakpoint
CREATE INDEX `event_deleted` ON `events` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `recurrence_patterns` (
	`event_series_id` text PRIMARY KEY NOT NULL,
	`pattern_type` text NOT NULL,
	`interval_value` integer DEFAULT 1 NOT NULL,
	`days_of_week` text DEFAULT '[]' NOT NULL,
	`day_of_month` integer,
	`end_type` text DEFAULT 'never' NOT NULL,
	`end_count` integer,
	`end_date` text,
	`extended_on` text NOT NULL,
	FOREIGN KEY (`event_series_id`) REFERENCES `event_series`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recurrence_endless` ON `recurrence_patterns` (`extended_on`) WHERE end_type = 'never';