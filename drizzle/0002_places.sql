CREATE TABLE `adventure_business_listings` (
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
	`language` text NOT NULL,
	`translation` text,
	`search_text` text DEFAULT '' NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL,
	`placement` integer GENERATED ALWAYS AS (CASE WHEN is_premium THEN min(display_order, 999999999) ELSE 1000000000 END) VIRTUAL NOT NULL,
	`shuffle` integer DEFAULT (abs(random()) % 2147483647) NOT NULL,
	`business_name` text NOT NULL,
	`category` text NOT NULL,
	`business_type` text NOT NULL,
	`description` text NOT NULL,
	`hours` text,
	`whatsapp` text,
	`location` text,
	`address` text NOT NULL,
	`website` text,
	`image_url` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `activity_slug` ON `adventure_business_listings` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `activity_form_token` ON `adventure_business_listings` (`user_id`,`form_token`);--> statement-breakpoint
CREATE INDEX `activity_public` ON `adventure_business_listings` (`status`,`placement`,`shuffle`,`id`);--> statement-breakpoint
CREATE INDEX `activity_owner` ON `adventure_business_listings` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `activity_waiting` ON `adventure_business_listings` (`waiting_since`) WHERE waiting_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX `activity_reviewed` ON `adventure_business_listings` (`status`,`reviewed_at`);--> statement-breakpoint
CREATE INDEX `activity_deleted` ON `adventure_business_listings` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `activity_category` ON `adventure_business_listings` (`status`,`category`,`placement`,`shuffle`,`id`);--> statement-breakpoint
CREATE TABLE `business_listings` (
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
	`language` text NOT NULL,
	`translation` text,
	`search_text` text DEFAULT '' NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL,
	`placement` integer GENERATED ALWAYS AS (CASE WHEN is_premium THEN min(display_order, 999999999) ELSE 1000000000 END) VIRTUAL NOT NULL,
	`shuffle` integer DEFAULT (abs(random()) % 2147483647) NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`address` text NOT NULL,
	`phone` text,
	`email` text,
	`website` text,
	`image_url` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `business_slug` ON `business_listings` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `business_form_token` ON `business_listings` (`user_id`,`form_token`);--> statement-breakpoint
CREATE INDEX `business_public` ON `business_listings` (`status`,`placement`,`shuffle`,`id`);--> statement-breakpoint
CREATE INDEX `business_owner` ON `business_listings` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `business_waiting` ON `business_listings` (`waiting_since`) WHERE waiting_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX `business_reviewed` ON `business_listings` (`status`,`reviewed_at`);--> statement-breakpoint
CREATE INDEX `business_deleted` ON `business_listings` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `hotel_listings` (
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
	`language` text NOT NULL,
	`translation` text,
	`search_text` text DEFAULT '' NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL,
	`placement` integer GENERATED ALWAYS AS (CASE WHEN is_premium THEN min(display_order, 999999999) ELSE 1000000000 END) VIRTUAL NOT NULL,
	`shuffle` integer DEFAULT (abs(random()) % 2147483647) NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`full_description` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`address` text NOT NULL,
	`latitude` real,
	`longitude` real,
	`expedia_hotel_id` text,
	`affiliate_url` text,
	`commission_rate` real,
	`image_url` text,
	`gallery_images` text DEFAULT '[]' NOT NULL,
	`amenities` text DEFAULT '[]' NOT NULL,
	`policies` text DEFAULT '{}' NOT NULL,
	`rating` real,
	`review_count` integer,
	`price_from` real,
	`currency` text DEFAULT 'USD' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hotel_slug` ON `hotel_listings` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `hotel_form_token` ON `hotel_listings` (`user_id`,`form_token`);--> statement-breakpoint
CREATE INDEX `hotel_public` ON `hotel_listings` (`status`,`placement`,`shuffle`,`id`);--> statement-breakpoint
CREATE INDEX `hotel_owner` ON `hotel_listings` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `hotel_waiting` ON `hotel_listings` (`waiting_since`) WHERE waiting_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX `hotel_reviewed` ON `hotel_listings` (`status`,`reviewed_at`);--> statement-breakpoint
CREATE INDEX `hotel_deleted` ON `hotel_listings` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `hotel_category` ON `hotel_listings` (`status`,`category`,`placement`,`shuffle`,`id`);--> statement-breakpoint
CREATE TABLE `old_slugs` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`listing_id` text NOT NULL,
	PRIMARY KEY(`kind`, `slug`)
);
--> statement-breakpoint
CREATE TABLE `restaurant_listings` (
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
	`language` text NOT NULL,
	`translation` text,
	`search_text` text DEFAULT '' NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL,
	`placement` integer GENERATED ALWAYS AS (CASE WHEN is_premium THEN min(display_order, 999999999) ELSE 1000000000 END) VIRTUAL NOT NULL,
	`shuffle` integer DEFAULT (abs(random()) % 2147483647) NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`address` text NOT NULL,
	`latitude` real,
	`longitude` real,
	`phone` text,
	`whatsapp` text,
	`website` text,
	`email` text,
	`image_url` text,
	`hours` text,
	`gallery_images` text DEFAULT '[]' NOT NULL,
	`menu_images` text DEFAULT '[]' NOT NULL,
	`closed_for_season` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `restaurant_slug` ON `restaurant_listings` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `restaurant_form_token` ON `restaurant_listings` (`user_id`,`form_token`);--> statement-breakpoint
CREATE INDEX `restaurant_public` ON `restaurant_listings` (`status`,`placement`,`shuffle`,`id`);--> statement-breakpoint
CREATE INDEX `restaurant_owner` ON `restaurant_listings` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `restaurant_waiting` ON `restaurant_listings` (`waiting_since`) WHERE waiting_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX `restaurant_reviewed` ON `restaurant_listings` (`status`,`reviewed_at`);--> statement-breakpoint
CREATE INDEX `restaurant_deleted` ON `restaurant_listings` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `restaurant_category` ON `restaurant_listings` (`status`,`category`,`placement`,`shuffle`,`id`);