ALTER TABLE `users` ADD `last_seen_on` text;--> statement-breakpoint
ALTER TABLE `users` ADD `paused_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `pause_reason` text;--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_paused` ON `users` (`id`) WHERE paused_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`at`);