CREATE INDEX `business_category` ON `business_listings` (`status`,`category`,`placement`,`shuffle`,`id`);--> statement-breakpoint
INSERT INTO `category_counts` (`kind`, `category`, `count`)
SELECT 'post', `category`, count(*) FROM `blog_posts` WHERE `status` = 'approved' AND `publication` = 'published' AND `deleted_at` IS NULL GROUP BY `category`;
--> statement-breakpoint
CREATE TRIGGER `post_counts_the_new` AFTER INSERT ON `blog_posts`
WHEN NEW.`status` = 'approved' AND NEW.`publication` = 'published' AND NEW.`deleted_at` IS NULL
BEGIN
  INSERT INTO `category_counts` (`kind`, `category`, `count`) VALUES ('post', NEW.`category`, 1)
  ON CONFLICT (`kind`, `category`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `post_counts_follow_the_changed` AFTER UPDATE OF `category`, `status`, `publication`, `deleted_at` ON `blog_posts`
WHEN OLD.`category` <> NEW.`category` OR OLD.`status` <> NEW.`status` OR OLD.`publication` <> NEW.`publication`
  OR OLD.`deleted_at` IS NOT NEW.`deleted_at`
BEGIN
  UPDATE `category_counts` SET `count` = `count` - 1
  WHERE `kind` = 'post' AND `category` = OLD.`category` AND OLD.`status` = 'approved' AND OLD.`publication` = 'published' AND OLD.`deleted_at` IS NULL;
  INSERT INTO `category_counts` (`kind`, `category`, `count`) SELECT 'post', NEW.`category`, 1 WHERE NEW.`status` = 'approved' AND NEW.`publication` = 'published' AND NEW.`deleted_at` IS NULL
  ON CONFLICT (`kind`, `category`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `post_counts_forget_the_gone` AFTER DELETE ON `blog_posts`
WHEN OLD.`status` = 'approved' AND OLD.`publication` = 'published' AND OLD.`deleted_at` IS NULL
BEGIN
  UPDATE `category_counts` SET `count` = `count` - 1 WHERE `kind` = 'post' AND `category` = OLD.`category`;
END;
