CREATE TABLE `mark_counts` (
	`kind` text NOT NULL,
	`mark` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `mark`)
);
--> statement-breakpoint
ALTER TABLE `adventure_business_listings` ADD `mark` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `adventure_business_listings` ADD `mark_note` text;--> statement-breakpoint
CREATE INDEX `activity_children` ON `adventure_business_listings` (`status`,(mark ->> 'children'),`placement`,`shuffle`,`id`) WHERE mark ->> 'children' = 1;--> statement-breakpoint
CREATE INDEX `activity_dogs` ON `adventure_business_listings` (`status`,(mark ->> 'dogs'),`placement`,`shuffle`,`id`) WHERE mark ->> 'dogs' = 1;--> statement-breakpoint
CREATE INDEX `activity_step_free` ON `adventure_business_listings` (`status`,(mark ->> 'step_free'),`placement`,`shuffle`,`id`) WHERE mark ->> 'step_free' = 1;--> statement-breakpoint
CREATE INDEX `activity_cards` ON `adventure_business_listings` (`status`,(mark ->> 'cards'),`placement`,`shuffle`,`id`) WHERE mark ->> 'cards' = 1;--> statement-breakpoint
CREATE INDEX `activity_wifi` ON `adventure_business_listings` (`status`,(mark ->> 'wifi'),`placement`,`shuffle`,`id`) WHERE mark ->> 'wifi' = 1;--> statement-breakpoint
CREATE INDEX `activity_parking` ON `adventure_business_listings` (`status`,(mark ->> 'parking'),`placement`,`shuffle`,`id`) WHERE mark ->> 'parking' = 1;--> statement-breakpoint
ALTER TABLE `business_listings` ADD `mark` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `business_listings` ADD `mark_note` text;--> statement-breakpoint
ALTER TABLE `hotel_listings` ADD `mark` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `hotel_listings` ADD `mark_note` text;--> statement-breakpoint
CREATE INDEX `hotel_children` ON `hotel_listings` (`status`,(mark ->> 'children'),`placement`,`shuffle`,`id`) WHERE mark ->> 'children' = 1;--> statement-breakpoint
CREATE INDEX `hotel_dogs` ON `hotel_listings` (`status`,(mark ->> 'dogs'),`placement`,`shuffle`,`id`) WHERE mark ->> 'dogs' = 1;--> statement-breakpoint
CREATE INDEX `hotel_step_free` ON `hotel_listings` (`status`,(mark ->> 'step_free'),`placement`,`shuffle`,`id`) WHERE mark ->> 'step_free' = 1;--> statement-breakpoint
CREATE INDEX `hotel_cards` ON `hotel_listings` (`status`,(mark ->> 'cards'),`placement`,`shuffle`,`id`) WHERE mark ->> 'cards' = 1;--> statement-breakpoint
CREATE INDEX `hotel_wifi` ON `hotel_listings` (`status`,(mark ->> 'wifi'),`placement`,`shuffle`,`id`) WHERE mark ->> 'wifi' = 1;--> statement-breakpoint
CREATE INDEX `hotel_parking` ON `hotel_listings` (`status`,(mark ->> 'parking'),`placement`,`shuffle`,`id`) WHERE mark ->> 'parking' = 1;--> statement-breakpoint
ALTER TABLE `restaurant_listings` ADD `mark` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `restaurant_listings` ADD `mark_note` text;--> statement-breakpoint
CREATE INDEX `restaurant_vegetarian` ON `restaurant_listings` (`status`,(mark ->> 'vegetarian'),`placement`,`shuffle`,`id`) WHERE mark ->> 'vegetarian' = 1;--> statement-breakpoint
CREATE INDEX `restaurant_vegan` ON `restaurant_listings` (`status`,(mark ->> 'vegan'),`placement`,`shuffle`,`id`) WHERE mark ->> 'vegan' = 1;--> statement-breakpoint
CREATE INDEX `restaurant_gluten_free` ON `restaurant_listings` (`status`,(mark ->> 'gluten_free'),`placement`,`shuffle`,`id`) WHERE mark ->> 'gluten_free' = 1;--> statement-breakpoint
CREATE INDEX `restaurant_children` ON `restaurant_listings` (`status`,(mark ->> 'children'),`placement`,`shuffle`,`id`) WHERE mark ->> 'children' = 1;--> statement-breakpoint
CREATE INDEX `restaurant_dogs` ON `restaurant_listings` (`status`,(mark ->> 'dogs'),`placement`,`shuffle`,`id`) WHERE mark ->> 'dogs' = 1;--> statement-breakpoint
CREATE INDEX `restaurant_step_free` ON `restaurant_listings` (`status`,(mark ->> 'step_free'),`placement`,`shuffle`,`id`) WHERE mark ->> 'step_free' = 1;--> statement-breakpoint
CREATE INDEX `restaurant_cards` ON `restaurant_listings` (`status`,(mark ->> 'cards'),`placement`,`shuffle`,`id`) WHERE mark ->> 'cards' = 1;--> statement-breakpoint
CREATE INDEX `restaurant_wifi` ON `restaurant_listings` (`status`,(mark ->> 'wifi'),`placement`,`shuffle`,`id`) WHERE mark ->> 'wifi' = 1;--> statement-breakpoint
CREATE INDEX `restaurant_parking` ON `restaurant_listings` (`status`,(mark ->> 'parking'),`placement`,`shuffle`,`id`) WHERE mark ->> 'parking' = 1;
--> statement-breakpoint
CREATE TRIGGER `search_restaurant_marked` AFTER UPDATE OF `mark`, `mark_note` ON `restaurant_listings`
WHEN NEW.`status` = 'approved' BEGIN
  DELETE FROM `search_changes` WHERE `kind` = 'restaurant' AND `ref` = NEW.`id`;
  INSERT INTO `search_changes` (`kind`, `ref`) VALUES ('restaurant', NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `search_hotel_marked` AFTER UPDATE OF `mark`, `mark_note` ON `hotel_listings`
WHEN NEW.`status` = 'approved' BEGIN
  DELETE FROM `search_changes` WHERE `kind` = 'hotel' AND `ref` = NEW.`id`;
  INSERT INTO `search_changes` (`kind`, `ref`) VALUES ('hotel', NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `search_activity_marked` AFTER UPDATE OF `mark`, `mark_note` ON `adventure_business_listings`
WHEN NEW.`status` = 'approved' BEGIN
  DELETE FROM `search_changes` WHERE `kind` = 'activity' AND `ref` = NEW.`id`;
  INSERT INTO `search_changes` (`kind`, `ref`) VALUES ('activity', NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `search_business_marked` AFTER UPDATE OF `mark`, `mark_note` ON `business_listings`
WHEN NEW.`status` = 'approved' BEGIN
  DELETE FROM `search_changes` WHERE `kind` = 'business' AND `ref` = NEW.`id`;
  INSERT INTO `search_changes` (`kind`, `ref`) VALUES ('business', NEW.`id`);
END;
--> statement-breakpoint
-- What hotels have said among their amenities is said once.
UPDATE `hotel_listings` SET `mark` = (
  SELECT json_group_object(`said`.`mark`, json('true')) FROM (
    SELECT DISTINCT CASE
      WHEN lower(trim(value)) IN ('wifi', 'wi-fi', 'free wifi', 'wifi gratis', 'internet', 'wireless internet', 'internet inalambrico', 'internet inalámbrico') THEN 'wifi'
      WHEN lower(trim(value)) IN ('parking', 'free parking', 'estacionamiento', 'estacionamientos', 'parqueo') THEN 'parking'
      WHEN lower(trim(value)) IN ('pets welcome', 'pet friendly', 'pet-friendly', 'pets allowed', 'se aceptan mascotas', 'mascotas') THEN 'dogs'
    END AS `mark` FROM json_each(`hotel_listings`.`amenities`)
  ) AS `said` WHERE `said`.`mark` IS NOT NULL
);
--> statement-breakpoint
INSERT INTO `mark_counts` (`kind`, `mark`, `count`)
SELECT 'restaurant', asked.key, count(*) FROM `restaurant_listings`, json_each(`restaurant_listings`.`mark`) AS asked
WHERE asked.value = 1 AND `status` = 'approved' AND `deleted_at` IS NULL GROUP BY asked.key;
--> statement-breakpoint
CREATE TRIGGER `restaurant_marks_count_the_new` AFTER INSERT ON `restaurant_listings`
WHEN NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
BEGIN
  INSERT INTO `mark_counts` (`kind`, `mark`, `count`) SELECT 'restaurant', key, 1 FROM json_each(NEW.`mark`) WHERE value = 1
  ON CONFLICT (`kind`, `mark`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `restaurant_marks_follow_the_changed` AFTER UPDATE OF `mark`, `status`, `deleted_at` ON `restaurant_listings`
WHEN OLD.`mark` <> NEW.`mark` OR OLD.`status` <> NEW.`status` OR OLD.`deleted_at` IS NOT NEW.`deleted_at`
BEGIN
  UPDATE `mark_counts` SET `count` = `count` - 1
  WHERE `kind` = 'restaurant' AND `mark` IN (SELECT key FROM json_each(OLD.`mark`) WHERE value = 1) AND OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL;
  INSERT INTO `mark_counts` (`kind`, `mark`, `count`) SELECT 'restaurant', key, 1 FROM json_each(NEW.`mark`) WHERE value = 1 AND NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
  ON CONFLICT (`kind`, `mark`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `restaurant_marks_forget_the_gone` AFTER DELETE ON `restaurant_listings`
WHEN OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL
BEGIN
  UPDATE `mark_counts` SET `count` = `count` - 1
  WHERE `kind` = 'restaurant' AND `mark` IN (SELECT key FROM json_each(OLD.`mark`) WHERE value = 1);
END;
--> statement-breakpoint
INSERT INTO `mark_counts` (`kind`, `mark`, `count`)
SELECT 'hotel', asked.key, count(*) FROM `hotel_listings`, json_each(`hotel_listings`.`mark`) AS asked
WHERE asked.value = 1 AND `status` = 'approved' AND `deleted_at` IS NULL GROUP BY asked.key;
--> statement-breakpoint
CREATE TRIGGER `hotel_marks_count_the_new` AFTER INSERT ON `hotel_listings`
WHEN NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
BEGIN
  INSERT INTO `mark_counts` (`kind`, `mark`, `count`) SELECT 'hotel', key, 1 FROM json_each(NEW.`mark`) WHERE value = 1
  ON CONFLICT (`kind`, `mark`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `hotel_marks_follow_the_changed` AFTER UPDATE OF `mark`, `status`, `deleted_at` ON `hotel_listings`
WHEN OLD.`mark` <> NEW.`mark` OR OLD.`status` <> NEW.`status` OR OLD.`deleted_at` IS NOT NEW.`deleted_at`
BEGIN
  UPDATE `mark_counts` SET `count` = `count` - 1
  WHERE `kind` = 'hotel' AND `mark` IN (SELECT key FROM json_each(OLD.`mark`) WHERE value = 1) AND OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL;
  INSERT INTO `mark_counts` (`kind`, `mark`, `count`) SELECT 'hotel', key, 1 FROM json_each(NEW.`mark`) WHERE value = 1 AND NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
  ON CONFLICT (`kind`, `mark`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `hotel_marks_forget_the_gone` AFTER DELETE ON `hotel_listings`
WHEN OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL
BEGIN
  UPDATE `mark_counts` SET `count` = `count` - 1
  WHERE `kind` = 'hotel' AND `mark` IN (SELECT key FROM json_each(OLD.`mark`) WHERE value = 1);
END;
--> statement-breakpoint
INSERT INTO `mark_counts` (`kind`, `mark`, `count`)
SELECT 'activity', asked.key, count(*) FROM `adventure_business_listings`, json_each(`adventure_business_listings`.`mark`) AS asked
WHERE asked.value = 1 AND `status` = 'approved' AND `deleted_at` IS NULL GROUP BY asked.key;
--> statement-breakpoint
CREATE TRIGGER `activity_marks_count_the_new` AFTER INSERT ON `adventure_business_listings`
WHEN NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
BEGIN
  INSERT INTO `mark_counts` (`kind`, `mark`, `count`) SELECT 'activity', key, 1 FROM json_each(NEW.`mark`) WHERE value = 1
  ON CONFLICT (`kind`, `mark`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `activity_marks_follow_the_changed` AFTER UPDATE OF `mark`, `status`, `deleted_at` ON `adventure_business_listings`
WHEN OLD.`mark` <> NEW.`mark` OR OLD.`status` <> NEW.`status` OR OLD.`deleted_at` IS NOT NEW.`deleted_at`
BEGIN
  UPDATE `mark_counts` SET `count` = `count` - 1
  WHERE `kind` = 'activity' AND `mark` IN (SELECT key FROM json_each(OLD.`mark`) WHERE value = 1) AND OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL;
  INSERT INTO `mark_counts` (`kind`, `mark`, `count`) SELECT 'activity', key, 1 FROM json_each(NEW.`mark`) WHERE value = 1 AND NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
  ON CONFLICT (`kind`, `mark`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `activity_marks_forget_the_gone` AFTER DELETE ON `adventure_business_listings`
WHEN OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL
BEGIN
  UPDATE `mark_counts` SET `count` = `count` - 1
  WHERE `kind` = 'activity' AND `mark` IN (SELECT key FROM json_each(OLD.`mark`) WHERE value = 1);
END;
