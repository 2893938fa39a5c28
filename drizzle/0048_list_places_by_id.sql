CREATE INDEX `activity_by_id` ON `adventure_business_listings` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `business_by_id` ON `business_listings` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `hotel_by_id` ON `hotel_listings` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `restaurant_by_id` ON `restaurant_listings` (`status`,`id`);