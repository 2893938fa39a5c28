CREATE TABLE `newsletter_refusals` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_values` (
	`entry_id` text PRIMARY KEY NOT NULL,
	`person_id` text,
	`at` integer NOT NULL,
	`before` text,
	`after` text,
	FOREIGN KEY (`entry_id`) REFERENCES `audit_log`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`person_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `audit_values_person` ON `audit_values` (`person_id`);--> statement-breakpoint
CREATE INDEX `audit_values_nobodys` ON `audit_values` (`at`) WHERE person_id IS NULL;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `is_personal` integer GENERATED ALWAYS AS (subject_kind NOT IN ('section', 'words', 'seo', 'notice', 'picture', 'launch', 'bucket')) VIRTUAL;--> statement-breakpoint
CREATE INDEX `audit_log_unmoved` ON `audit_log` (`at`) WHERE is_personal AND (before IS NOT NULL OR after IS NOT NULL);--> statement-breakpoint
CREATE VIEW `audit_entries` AS
  SELECT `audit_log`.`rowid` AS `line`, `audit_log`.`id`, `audit_log`.`at`, `actor_id`, `action`, `subject_kind`, `subject_id`,
    `person_id`, coalesce(`audit_values`.`before`, `audit_log`.`before`) AS `before`,
    coalesce(`audit_values`.`after`, `audit_log`.`after`) AS `after`
  FROM `audit_log` LEFT JOIN `audit_values` ON `audit_values`.`entry_id` = `audit_log`.`id`;
--> statement-breakpoint
DROP TRIGGER `audit_log_is_never_changed`;
--> statement-breakpoint
CREATE TRIGGER `audit_log_is_never_changed` BEFORE UPDATE ON `audit_log`
WHEN NOT OLD.`is_personal` OR NEW.`before` IS NOT NULL OR NEW.`after` IS NOT NULL
  OR NEW.`id` IS NOT OLD.`id` OR NEW.`at` IS NOT OLD.`at` OR NEW.`actor_id` IS NOT OLD.`actor_id`
  OR NEW.`action` IS NOT OLD.`action` OR NEW.`subject_kind` IS NOT OLD.`subject_kind`
  OR NEW.`subject_id` IS NOT OLD.`subject_id`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_values_move_beside` AFTER UPDATE OF `before`, `after` ON `audit_log`
WHEN OLD.`before` IS NOT NULL OR OLD.`after` IS NOT NULL
BEGIN
  INSERT INTO `audit_values` (`entry_id`, `person_id`, `at`, `before`, `after`)
  VALUES (OLD.`id`, (SELECT `id` FROM `users` WHERE `id` = CASE OLD.`subject_kind`
      WHEN 'user' THEN OLD.`subject_id`
      WHEN 'restaurant' THEN (SELECT `user_id` FROM `restaurant_listings` WHERE `id` = OLD.`subject_id`)
      WHEN 'hotel' THEN (SELECT `user_id` FROM `hotel_listings` WHERE `id` = OLD.`subject_id`)
      WHEN 'activity' THEN (SELECT `user_id` FROM `adventure_business_listings` WHERE `id` = OLD.`subject_id`)
      WHEN 'business' THEN (SELECT `user_id` FROM `business_listings` WHERE `id` = OLD.`subject_id`)
      WHEN 'event' THEN (SELECT `user_id` FROM `events` WHERE `id` = OLD.`subject_id`)
      WHEN 'series' THEN (SELECT `user_id` FROM `event_series` WHERE `id` = OLD.`subject_id`)
      WHEN 'post' THEN (SELECT `user_id` FROM `blog_posts` WHERE `id` = OLD.`subject_id`)
      ELSE OLD.`actor_id` END),
    OLD.`at`, OLD.`before`, OLD.`after`);
END;
--> statement-breakpoint
CREATE TRIGGER `audit_entries_are_written` INSTEAD OF INSERT ON `audit_entries`
BEGIN
  INSERT INTO `audit_log` (`id`, `at`, `actor_id`, `action`, `subject_kind`, `subject_id`, `before`, `after`)
  VALUES (NEW.`id`, NEW.`at`, NEW.`actor_id`, NEW.`action`, NEW.`subject_kind`, NEW.`subject_id`, NEW.`before`, NEW.`after`);
  UPDATE `audit_log` SET `before` = NULL, `after` = NULL
  WHERE `id` = NEW.`id` AND `is_personal` AND (`before` IS NOT NULL OR `after` IS NOT NULL);
END;
--> statement-breakpoint
UPDATE `audit_log` SET `before` = NULL, `after` = NULL
WHERE `is_personal` AND (`before` IS NOT NULL OR `after` IS NOT NULL) AND `at` < unixepoch() * 1000 - 3600000;
--> statement-breakpoint
UPDATE `newsletter_subscriptions` SET `confirm_token_hash` = NULL WHERE `unsubscribed_at` IS NOT NULL;
