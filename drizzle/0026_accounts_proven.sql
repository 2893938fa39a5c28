ALTER TABLE `profiles` ADD `taken_over_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `password_given_at` integer;