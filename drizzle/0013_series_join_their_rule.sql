DROP TRIGGER `series_learn_their_rule`;--> statement-breakpoint
DROP TRIGGER `series_follow_their_rule`;--> statement-breakpoint
ALTER TABLE `event_series` DROP COLUMN `rule`;--> statement-breakpoint
ALTER TABLE `recurrence_patterns` ADD `cut_at` integer;--> statement-breakpoint
ALTER TABLE `recurrence_patterns` ADD `before_cut` text;--> statement-breakpoint
CREATE INDEX `recurrence_cut` ON `recurrence_patterns` (`cut_at`) WHERE cut_at IS NOT NULL;--> statement-breakpoint
UPDATE `events` SET `own_fields` = replace(`own_fields`, '"cancelled"', '"cancelled_at"') WHERE `own_fields` LIKE '%"cancelled"%';
