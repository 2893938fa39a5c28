DROP INDEX `event_deleted`;--> statement-breakpoint
CREATE INDEX `event_change_of_series` ON `events` (`event_series_id`,`series_instance_date`) WHERE is_changed = 1;--> statement-breakpoint
CREATE INDEX `event_card` ON `events` (`user_id`,`created_at`,`id`) WHERE deleted_at IS NULL AND (event_series_id IS NULL OR is_series_master = 1 OR is_changed = 1);--> statement-breakpoint
CREATE INDEX `event_deleted` ON `events` (`deleted_at`) WHERE deleted_at IS NOT NULL AND (event_series_id IS NULL OR is_changed = 1);