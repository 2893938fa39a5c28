ALTER TABLE `adventure_business_listings` ADD `image_colour` integer;--> statement-breakpoint
ALTER TABLE `business_listings` ADD `image_colour` integer;--> statement-breakpoint
ALTER TABLE `hotel_listings` ADD `image_colour` integer;--> statement-breakpoint
ALTER TABLE `restaurant_listings` ADD `image_colour` integer;