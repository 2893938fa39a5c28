ALTER TABLE `user_roles` ADD `notify` text DEFAULT 'hourly' NOT NULL;--> statement-breakpoint
ALTER TABLE `user_roles` ADD `told_at` integer;--> statement-breakpoint
ALTER TABLE `user_roles` ADD `told_until` integer;--> statement-breakpoint
ALTER TABLE `event_series` ADD `review_reasons` text;--> statement-breakpoint
ALTER TABLE `events` ADD `review_reasons` text;--> statement-breakpoint
ALTER TABLE `adventure_business_listings` ADD `review_reasons` text;--> statement-breakpoint
ALTER TABLE `business_listings` ADD `review_reasons` text;--> statement-breakpoint
ALTER TABLE `hotel_listings` ADD `review_reasons` text;--> statement-breakpoint
ALTER TABLE `restaurant_listings` ADD `review_reasons` text;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `review_reasons` text;