CREATE TRIGGER `event_days_count_the_new` AFTER INSERT ON `events`
WHEN NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
BEGIN
  INSERT INTO `event_days` (`day`, `class_count`, `social_count`, `kids_count`)
  VALUES (NEW.`event_date`, NEW.`event_type` = 'class', NEW.`event_type` = 'social', NEW.`event_type` = 'kids')
  ON CONFLICT (`day`) DO UPDATE SET
    `class_count` = `class_count` + excluded.`class_count`,
    `social_count` = `social_count` + excluded.`social_count`,
    `kids_count` = `kids_count` + excluded.`kids_count`;
END;
--> statement-breakpoint
CREATE TRIGGER `event_days_follow_the_changed` AFTER UPDATE OF `event_date`, `event_type`, `status`, `deleted_at` ON `events`
WHEN OLD.`event_date` <> NEW.`event_date` OR OLD.`event_type` <> NEW.`event_type`
  OR OLD.`status` <> NEW.`status` OR OLD.`deleted_at` IS NOT NEW.`deleted_at`
BEGIN
  UPDATE `event_days` SET
    `class_count` = `class_count` - (OLD.`event_type` = 'class'),
    `social_count` = `social_count` - (OLD.`event_type` = 'social'),
    `kids_count` = `kids_count` - (OLD.`event_type` = 'kids')
  WHERE `day` = OLD.`event_date` AND OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL;
  INSERT INTO `event_days` (`day`, `class_count`, `social_count`, `kids_count`)
  SELECT NEW.`event_date`, NEW.`event_type` = 'class', NEW.`event_type` = 'social', NEW.`event_type` = 'kids'
  WHERE NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
  ON CONFLICT (`day`) DO UPDATE SET
    `class_count` = `class_count` + excluded.`class_count`,
    `social_count` = `social_count` + excluded.`social_count`,
    `kids_count` = `kids_count` + excluded.`kids_count`;
END;
--> statement-breakpoint
CREATE TRIGGER `event_days_forget_the_gone` AFTER DELETE ON `events`
WHEN OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL
BEGIN
  UPDATE `event_days` SET
    `class_count` = `class_count` - (OLD.`event_type` = 'class'),
    `social_count` = `social_count` - (OLD.`event_type` = 'social'),
    `kids_count` = `kids_count` - (OLD.`event_type` = 'kids')
  WHERE `day` = OLD.`event_date`;
END;
--> statement-breakpoint
CREATE TRIGGER `event_reminders_follow_the_event` AFTER UPDATE OF `event_date`, `start_time`, `cancelled_at`, `deleted_at`, `status` ON `events`
WHEN OLD.`starts_at` <> NEW.`starts_at` OR OLD.`cancelled_at` IS NOT NEW.`cancelled_at`
  OR OLD.`deleted_at` IS NOT NEW.`deleted_at` OR OLD.`status` <> NEW.`status`
BEGIN
  UPDATE `event_reminders` SET `due_at` = CASE
    WHEN NEW.`cancelled_at` IS NOT NULL OR NEW.`deleted_at` IS NOT NULL OR NEW.`status` <> 'approved' THEN 0
    ELSE NEW.`starts_at` - 43200000 END
  WHERE `event_id` = NEW.`id`;
END;
