CREATE TABLE `page_content` (
	`id` text PRIMARY KEY NOT NULL,
	`page_path` text NOT NULL,
	`section_name` text NOT NULL,
	`content_data` text NOT NULL,
	`is_visible` integer DEFAULT true NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_content_section` ON `page_content` (`page_path`,`section_name`);--> statement-breakpoint
CREATE INDEX `page_content_order` ON `page_content` (`page_path`,`display_order`);--> statement-breakpoint
CREATE TABLE `page_seo` (
	`id` text PRIMARY KEY NOT NULL,
	`page_path` text NOT NULL,
	`page_title` text,
	`meta_description` text,
	`meta_keywords` text,
	`robots` text,
	`og_title` text,
	`og_description` text,
	`og_image` text,
	`twitter_title` text,
	`twitter_description` text,
	`twitter_image` text,
	`canonical_url` text,
	`schema_markup` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_seo_path` ON `page_seo` (`page_path`);--> statement-breakpoint
CREATE TABLE `translations` (
	`language` text NOT NULL,
	`translation_key` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`language`, `translation_key`)
);
--> statement-breakpoint
CREATE TABLE `images` (
	`key` text PRIMARY KEY NOT NULL,
	`bucket` text NOT NULL,
	`user_id` text,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`colour` integer NOT NULL,
	`alt_en` text DEFAULT '' NOT NULL,
	`alt_es` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `images_owner` ON `images` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `newsletter_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`confirm_token_hash` text,
	`unsubscribe_token` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`unsubscribed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_email` ON `newsletter_subscriptions` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_confirm_token` ON `newsletter_subscriptions` (`confirm_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_unsubscribe_token` ON `newsletter_subscriptions` (`unsubscribe_token`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`cause` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`headers` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`lease_until` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`last_error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_cause` ON `outbox` (`cause`);--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`due_at`) WHERE sent_at IS NULL AND failed_at IS NULL;--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`);--> statement-breakpoint
CREATE INDEX `outbox_newest` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_newest` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_kind`,`subject_id`,`at`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`job` text NOT NULL,
	`slot` integer NOT NULL,
	`cron` text NOT NULL,
	`started_at` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`finished_at` integer,
	`ok` integer,
	`report` text,
	PRIMARY KEY(`job`, `slot`)
);
--> statement-breakpoint
CREATE INDEX `job_runs_age` ON `job_runs` (`slot`);--> statement-breakpoint
CREATE TABLE `throttles` (
	`name` text NOT NULL,
	`subject` text NOT NULL,
	`span_start` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`name`, `subject`, `span_start`)
);
--> statement-breakpoint
CREATE INDEX `throttles_age` ON `throttles` (`span_start`);