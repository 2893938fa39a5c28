DROP TRIGGER `event_reminders_follow_the_event`;
--> statement-breakpoint
-- Whoever has been written to already is looked at in the next minute: what was said may no longer be so.
CREATE TRIGGER `event_reminders_follow_the_event` AFTER UPDATE OF `event_date`, `start_time`, `cancelled_at`, `deleted_at`, `status` ON `events`
WHEN OLD.`starts_at` <> NEW.`starts_at` OR OLD.`cancelled_at` IS NOT NEW.`cancelled_at`
  OR OLD.`deleted_at` IS NOT NEW.`deleted_at` OR OLD.`status` <> NEW.`status`
BEGIN
  UPDATE `event_reminders` SET `due_at` = CASE
    WHEN `told` IS NOT NULL OR NEW.`cancelled_at` IS NOT NULL OR NEW.`deleted_at` IS NOT NULL OR NEW.`status` <> 'approved' THEN 0
    ELSE NEW.`starts_at` - 43200000 END
  WHERE `event_id` = NEW.`id`;
END;
