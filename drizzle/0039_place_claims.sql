CREATE TABLE `place_claims` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`listing_id` text NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `listing_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `place_claims_listing` ON `place_claims` (`kind`,`listing_id`);--> statement-breakpoint
CREATE INDEX `place_claims_oldest` ON `place_claims` (`created_at`);