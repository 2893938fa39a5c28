CREATE TABLE `factor_removals` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`asked_by` text NOT NULL,
	`reason` text NOT NULL,
	`asked_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `factor_removals_token` ON `factor_removals` (`token_hash`);--> statement-breakpoint
CREATE INDEX `factor_removals_due` ON `factor_removals` (`due_at`);