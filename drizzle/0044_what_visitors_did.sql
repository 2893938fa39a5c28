CREATE TABLE `place_figures` (
	`kind` text NOT NULL,
	`listing_id` text NOT NULL,
	`day` text NOT NULL,
	`view` integer DEFAULT 0 NOT NULL,
	`whatsapp` integer DEFAULT 0 NOT NULL,
	`call` integer DEFAULT 0 NOT NULL,
	`website` integer DEFAULT 0 NOT NULL,
	`map` integer DEFAULT 0 NOT NULL,
	`book` integer DEFAULT 0 NOT NULL,
	`drawers` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`kind`, `listing_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `place_figures_day` ON `place_figures` (`day`);--> statement-breakpoint
CREATE INDEX `place_figures_counting` ON `place_figures` (`day`) WHERE drawers <> '';--> statement-breakpoint
CREATE TABLE `hash_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `unfound_searches` (
	`hash` text PRIMARY KEY NOT NULL,
	`times` integer NOT NULL,
	`words` text,
	`asked_on` text NOT NULL,
	`drawers` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `unfound_searches_told` ON `unfound_searches` (`times`) WHERE words IS NOT NULL;--> statement-breakpoint
CREATE INDEX `unfound_searches_age` ON `unfound_searches` (`asked_on`);
--> statement-breakpoint
CREATE TRIGGER `restaurant_figures_go_along` AFTER DELETE ON `restaurant_listings` BEGIN
  DELETE FROM `place_figures` WHERE `kind` = 'restaurant' AND `listing_id` = OLD.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `hotel_figures_go_along` AFTER DELETE ON `hotel_listings` BEGIN
  DELETE FROM `place_figures` WHERE `kind` = 'hotel' AND `listing_id` = OLD.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `activity_figures_go_along` AFTER DELETE ON `adventure_business_listings` BEGIN
  DELETE FROM `place_figures` WHERE `kind` = 'activity' AND `listing_id` = OLD.`id`;
END;
