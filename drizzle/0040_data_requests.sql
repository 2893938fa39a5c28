CREATE TABLE `data_requests` (
	`email` text NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`token_hash` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`answered_at` integer,
	PRIMARY KEY(`email`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `data_requests_token` ON `data_requests` (`token_hash`);--> statement-breakpoint
CREATE INDEX `data_requests_user` ON `data_requests` (`user_id`);--> statement-breakpoint
CREATE INDEX `data_requests_newest` ON `data_requests` (`asked_at`);