ALTER TABLE `event_series` ADD `portrait_code` text;--> statement-breakpoint
ALTER TABLE `event_series` ADD `portrait` text;--> statement-breakpoint
ALTER TABLE `events` ADD `portrait_code` text;--> statement-breakpoint
ALTER TABLE `events` ADD `portrait` text;--> statement-breakpoint
ALTER TABLE `adventure_business_listings` ADD `portrait_code` text;--> statement-breakpoint
ALTER TABLE `adventure_business_listings` ADD `portrait` text;--> statement-breakpoint
ALTER TABLE `business_listings` ADD `portrait_code` text;--> statement-breakpoint
ALTER TABLE `business_listings` ADD `portrait` text;--> statement-breakpoint
ALTER TABLE `hotel_listings` ADD `portrait_code` text;--> statement-breakpoint
ALTER TABLE `hotel_listings` ADD `portrait` text;--> statement-breakpoint
ALTER TABLE `restaurant_listings` ADD `portrait_code` text;--> statement-breakpoint
ALTER TABLE `restaurant_listings` ADD `portrait` text;