CREATE TABLE `taken_forms` (
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `token`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `taken_forms_age` ON `taken_forms` (`at`);