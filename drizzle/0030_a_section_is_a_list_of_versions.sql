ALTER TABLE `content_versions` ADD `state` text DEFAULT 'past' NOT NULL;--> statement-breakpoint
ALTER TABLE `content_versions` ADD `publish_at` integer;--> statement-breakpoint
ALTER TABLE `content_versions` ADD `display_order` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `content_versions_open` ON `content_versions` (`page_path`,`section_name`,`state`) WHERE state IN ('draft', 'waiting', 'stopped');--> statement-breakpoint
CREATE INDEX `content_versions_due` ON `content_versions` (`publish_at`) WHERE state = 'waiting';--> statement-breakpoint
INSERT INTO `content_versions` (`page_path`, `section_name`, `number`, `act`, `state`, `content_data`, `display_order`, `user_id`, `at`)
  SELECT `page_path`, `section_name`, `number`, 'draft', 'draft', `content_data`, `display_order`, `user_id`, `updated_at` FROM `content_drafts` WHERE true
  ON CONFLICT (`page_path`, `section_name`, `number`) DO UPDATE SET `state` = 'draft', `content_data` = excluded.`content_data`, `display_order` = excluded.`display_order`;
--> statement-breakpoint
UPDATE `content_versions` SET `state` = CASE WHEN `plan`.`stopped_at` IS NULL THEN 'waiting' ELSE 'stopped' END,
  `publish_at` = `plan`.`publish_at`, `display_order` = `plan`.`display_order`
  FROM `content_schedules` AS `plan`
  WHERE `content_versions`.`page_path` = `plan`.`page_path` AND `content_versions`.`section_name` = `plan`.`section_name`
    AND `content_versions`.`number` = `plan`.`number`;
--> statement-breakpoint
UPDATE `content_versions` SET `state` = 'public'
  FROM `page_content` AS `shown`
  WHERE `content_versions`.`page_path` = `shown`.`page_path` AND `content_versions`.`section_name` = `shown`.`section_name`
    AND `content_versions`.`number` = `shown`.`version` AND `content_versions`.`state` = 'past';
--> statement-breakpoint
CREATE TRIGGER `content_versions_by_the_release_before` AFTER INSERT ON `content_versions`
WHEN NEW.`state` = 'past' AND NEW.`act` IN ('draft', 'schedule')
BEGIN
  UPDATE `content_versions` SET `state` = 'past'
  WHERE `page_path` = NEW.`page_path` AND `section_name` = NEW.`section_name` AND (`state` = 'draft') = (NEW.`act` = 'draft')
    AND `state` IN ('draft', 'waiting', 'stopped');
  UPDATE `content_versions` SET `state` = CASE NEW.`act` WHEN 'draft' THEN 'draft' ELSE 'waiting' END,
    `publish_at` = (SELECT `publish_at` FROM `content_schedules`
      WHERE `page_path` = NEW.`page_path` AND `section_name` = NEW.`section_name` AND `number` = NEW.`number`)
  WHERE `page_path` = NEW.`page_path` AND `section_name` = NEW.`section_name` AND `number` = NEW.`number`;
END;
--> statement-breakpoint
CREATE TRIGGER `content_drafts_deleted` AFTER DELETE ON `content_drafts`
BEGIN
  UPDATE `content_versions` SET `state` = 'past'
  WHERE `page_path` = OLD.`page_path` AND `section_name` = OLD.`section_name` AND `number` = OLD.`number` AND `state` = 'draft';
END;
--> statement-breakpoint
CREATE TRIGGER `content_schedules_deleted` AFTER DELETE ON `content_schedules`
BEGIN
  UPDATE `content_versions` SET `state` = 'past'
  WHERE `page_path` = OLD.`page_path` AND `section_name` = OLD.`section_name` AND `number` = OLD.`number` AND `state` IN ('waiting', 'stopped');
END;
--> statement-breakpoint
CREATE TRIGGER `content_versions_ended` AFTER UPDATE OF `state` ON `content_versions`
WHEN NEW.`state` = 'past'
BEGIN
  DELETE FROM `content_drafts` WHERE `page_path` = NEW.`page_path` AND `section_name` = NEW.`section_name` AND `number` = NEW.`number`;
  DELETE FROM `content_schedules` WHERE `page_path` = NEW.`page_path` AND `section_name` = NEW.`section_name` AND `number` = NEW.`number`;
END;
