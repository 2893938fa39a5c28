CREATE TABLE `word_changes` (
	`language` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `page_seo_canonical` ON `page_seo` (`canonical_url`);--> statement-breakpoint
CREATE INDEX `images_said` ON `images` (("alt_en" <> '' AND "alt_es" <> ''),`created_at`,`key`);--> statement-breakpoint
INSERT INTO `word_changes` (`language`, `number`) VALUES ('en', 1), ('es', 1);
