CREATE TABLE `category_counts` (
	`kind` text NOT NULL,
	`category` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `category`)
);--> statement-breakpoint
INSERT INTO `category_counts` (`kind`, `category`, `count`)
SELECT 'restaurant', `category`, count(*) FROM `restaurant_listings` WHERE `status` = 'approved' AND `deleted_at` IS NULL GROUP BY `category`;
--> statement-breakpoint
CREATE TRIGGER `restaurant_counts_the_new` AFTER INSERT ON `restaurant_listings`
WHEN NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
BEGIN
  INSERT INTO `category_counts` (`kind`, `category`, `count`) VALUES ('restaurant', NEW.`category`, 1)
  ON CONFLICT (`kind`, `category`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `restaurant_counts_follow_the_changed` AFTER UPDATE OF `category`, `status`, `deleted_at` ON `restaurant_listings`
WHEN OLD.`category` <> NEW.`category` OR OLD.`status` <> NEW.`status` OR OLD.`deleted_at` IS NOT NEW.`deleted_at`
BEGIN
  UPDATE `category_counts` SET `count` = `count` - 1
  WHERE `kind` = 'restaurant' AND `category` = OLD.`category` AND OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL;
  INSERT INTO `category_counts` (`kind`, `category`, `count`) SELECT 'restaurant', NEW.`category`, 1 WHERE NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
  ON CONFLICT (`kind`, `category`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `restaurant_counts_forget_the_gone` AFTER DELETE ON `restaurant_listings`
WHEN OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL
BEGIN
  UPDATE `category_counts` SET `count` = `count` - 1 WHERE `kind` = 'restaurant' AND `category` = OLD.`category`;
END;
--> statement-breakpoint
INSERT INTO `category_counts` (`kind`, `category`, `count`)
SELECT 'hotel', `category`, count(*) FROM `hotel_listings` WHERE `status` = 'approved' AND `deleted_at` IS NULL GROUP BY `category`;
--> statement-breakpoint
CREATE TRIGGER `hotel_counts_the_new` AFTER INSERT ON `hotel_listings`
WHEN NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
BEGIN
  INSERT INTO `category_counts` (`kind`, `category`, `count`) VALUES ('hotel', NEW.`category`, 1)
  ON CONFLICT (`kind`, `category`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `hotel_counts_follow_the_changed` AFTER UPDATE OF `category`, `status`, `deleted_at` ON `hotel_listings`
WHEN OLD.`category` <> NEW.`category` OR OLD.`status` <> NEW.`status` OR OLD.`deleted_at` IS NOT NEW.`deleted_at`
BEGIN
  UPDATE `category_counts` SET `count` = `count` - 1
  WHERE `kind` = 'hotel' AND `category` = OLD.`category` AND OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL;
  INSERT INTO `category_counts` (`kind`, `category`, `count`) SELECT 'hotel', NEW.`category`, 1 WHERE NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
  ON CONFLICT (`kind`, `category`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `hotel_counts_forget_the_gone` AFTER DELETE ON `hotel_listings`
WHEN OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL
BEGIN
  UPDATE `category_counts` SET `count` = `count` - 1 WHERE `kind` = 'hotel' AND `category` = OLD.`category`;
END;
--> statement-breakpoint
INSERT INTO `category_counts` (`kind`, `category`, `count`)
SELECT 'activity', `category`, count(*) FROM `adventure_business_listings` WHERE `status` = 'approved' AND `deleted_at` IS NULL GROUP BY `category`;
--> statement-breakpoint
CREATE TRIGGER `activity_counts_the_new` AFTER INSERT ON `adventure_business_listings`
WHEN NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
BEGIN
  INSERT INTO `category_counts` (`kind`, `category`, `count`) VALUES ('activity', NEW.`category`, 1)
  ON CONFLICT (`kind`, `category`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `activity_counts_follow_the_changed` AFTER UPDATE OF `category`, `status`, `deleted_at` ON `adventure_business_listings`
WHEN OLD.`category` <> NEW.`category` OR OLD.`status` <> NEW.`status` OR OLD.`deleted_at` IS NOT NEW.`deleted_at`
BEGIN
  UPDATE `category_counts` SET `count` = `count` - 1
  WHERE `kind` = 'activity' AND `category` = OLD.`category` AND OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL;
  INSERT INTO `category_counts` (`kind`, `category`, `count`) SELECT 'activity', NEW.`category`, 1 WHERE NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
  ON CONFLICT (`kind`, `category`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `activity_counts_forget_the_gone` AFTER DELETE ON `adventure_business_listings`
WHEN OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL
BEGIN
  UPDATE `category_counts` SET `count` = `count` - 1 WHERE `kind` = 'activity' AND `category` = OLD.`category`;
END;
--> statement-breakpoint
INSERT INTO `category_counts` (`kind`, `category`, `count`)
SELECT 'business', `category`, count(*) FROM `business_listings` WHERE `status` = 'approved' AND `deleted_at` IS NULL GROUP BY `category`;
--> statement-breakpoint
CREATE TRIGGER `business_counts_the_new` AFTER INSERT ON `business_listings`
WHEN NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
BEGIN
  INSERT INTO `category_counts` (`kind`, `category`, `count`) VALUES ('business', NEW.`category`, 1)
  ON CONFLICT (`kind`, `category`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `business_counts_follow_the_changed` AFTER UPDATE OF `category`, `status`, `deleted_at` ON `business_listings`
WHEN OLD.`category` <> NEW.`category` OR OLD.`status` <> NEW.`status` OR OLD.`deleted_at` IS NOT NEW.`deleted_at`
BEGIN
  UPDATE `category_counts` SET `count` = `count` - 1
  WHERE `kind` = 'business' AND `category` = OLD.`category` AND OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL;
  INSERT INTO `category_counts` (`kind`, `category`, `count`) SELECT 'business', NEW.`category`, 1 WHERE NEW.`status` = 'approved' AND NEW.`deleted_at` IS NULL
  ON CONFLICT (`kind`, `category`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `business_counts_forget_the_gone` AFTER DELETE ON `business_listings`
WHEN OLD.`status` = 'approved' AND OLD.`deleted_at` IS NULL
BEGIN
  UPDATE `category_counts` SET `count` = `count` - 1 WHERE `kind` = 'business' AND `category` = OLD.`category`;
END;
