ALTER TABLE `adventure_business_listings` ADD `price_from` real;--> statement-breakpoint
ALTER TABLE `adventure_business_listings` ADD `duration` text;