CREATE TABLE `fact_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`kind` text,
	`listing_id` text,
	`before` text,
	`after` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fact_links_user` ON `fact_links` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `fact_links_expiry` ON `fact_links` (`expires_at`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `facts_asked_at` integer;--> statement-breakpoint
ALTER TABLE `profiles` ADD `facts_unasked_since` integer;--> statement-breakpoint
ALTER TABLE `adventure_business_listings` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `adventure_business_listings` ADD `asked_at` integer;--> statement-breakpoint
ALTER TABLE `adventure_business_listings` ADD `asks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `adventure_business_listings` ADD `ask_at` integer GENERATED ALWAYS AS (CASE WHEN user_id IS NOT NULL AND status = 'approved' AND deleted_at IS NULL THEN
      max(max(coalesce(confirmed_at, 0), coalesce(changed_at, approved_at, created_at)) + 7776000000,
        coalesce(asked_at, 0) + 2678400000) END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `adventure_business_listings` ADD `season_ask_at` integer GENERATED ALWAYS AS (CASE WHEN user_id IS NOT NULL AND status = 'approved' AND deleted_at IS NULL THEN
      max(max(coalesce(confirmed_at, 0), coalesce(changed_at, approved_at, created_at)) + 2592000000,
        coalesce(asked_at, 0) + 2678400000) END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `activity_ask` ON `adventure_business_listings` (`ask_at`) WHERE ask_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `activity_season_ask` ON `adventure_business_listings` (`season_ask_at`) WHERE season_ask_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `activity_unanswered` ON `adventure_business_listings` (`asked_at`) WHERE asks >= 2;--> statement-breakpoint
ALTER TABLE `business_listings` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `business_listings` ADD `asked_at` integer;--> statement-breakpoint
ALTER TABLE `business_listings` ADD `asks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `business_listings` ADD `ask_at` integer GENERATED ALWAYS AS (CASE WHEN user_id IS NOT NULL AND status = 'approved' AND deleted_at IS NULL THEN
      max(max(coalesce(confirmed_at, 0), coalesce(changed_at, approved_at, created_at)) + 7776000000,
        coalesce(asked_at, 0) + 2678400000) END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `business_listings` ADD `season_ask_at` integer GENERATED ALWAYS AS (CASE WHEN user_id IS NOT NULL AND status = 'approved' AND deleted_at IS NULL THEN
      max(max(coalesce(confirmed_at, 0), coalesce(changed_at, approved_at, created_at)) + 2592000000,
        coalesce(asked_at, 0) + 2678400000) END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `business_ask` ON `business_listings` (`ask_at`) WHERE ask_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `business_season_ask` ON `business_listings` (`season_ask_at`) WHERE season_ask_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `business_unanswered` ON `business_listings` (`asked_at`) WHERE asks >= 2;--> statement-breakpoint
ALTER TABLE `hotel_listings` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `hotel_listings` ADD `asked_at` integer;--> statement-breakpoint
ALTER TABLE `hotel_listings` ADD `asks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `hotel_listings` ADD `ask_at` integer GENERATED ALWAYS AS (CASE WHEN user_id IS NOT NULL AND status = 'approved' AND deleted_at IS NULL THEN
      max(max(coalesce(confirmed_at, 0), coalesce(changed_at, approved_at, created_at)) + 7776000000,
        coalesce(asked_at, 0) + 2678400000) END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `hotel_listings` ADD `season_ask_at` integer GENERATED ALWAYS AS (CASE WHEN user_id IS NOT NULL AND status = 'approved' AND deleted_at IS NULL THEN
      max(max(coalesce(confirmed_at, 0), coalesce(changed_at, approved_at, created_at)) + 2592000000,
        coalesce(asked_at, 0) + 2678400000) END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `hotel_ask` ON `hotel_listings` (`ask_at`) WHERE ask_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `hotel_season_ask` ON `hotel_listings` (`season_ask_at`) WHERE season_ask_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `hotel_unanswered` ON `hotel_listings` (`asked_at`) WHERE asks >= 2;--> statement-breakpoint
ALTER TABLE `restaurant_listings` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `restaurant_listings` ADD `asked_at` integer;--> statement-breakpoint
ALTER TABLE `restaurant_listings` ADD `asks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `restaurant_listings` ADD `ask_at` integer GENERATED ALWAYS AS (CASE WHEN user_id IS NOT NULL AND status = 'approved' AND deleted_at IS NULL THEN
      max(max(coalesce(confirmed_at, 0), coalesce(changed_at, approved_at, created_at)) + 7776000000,
        coalesce(asked_at, 0) + 2678400000) END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `restaurant_listings` ADD `season_ask_at` integer GENERATED ALWAYS AS (CASE WHEN user_id IS NOT NULL AND status = 'approved' AND deleted_at IS NULL THEN
      max(max(coalesce(confirmed_at, 0), coalesce(changed_at, approved_at, created_at)) + 2592000000,
        coalesce(asked_at, 0) + 2678400000) END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `restaurant_ask` ON `restaurant_listings` (`ask_at`) WHERE ask_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `restaurant_season_ask` ON `restaurant_listings` (`season_ask_at`) WHERE season_ask_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `restaurant_unanswered` ON `restaurant_listings` (`asked_at`) WHERE asks >= 2;