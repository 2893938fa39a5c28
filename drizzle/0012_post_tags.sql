CREATE TRIGGER `post_tags_know_the_new` AFTER INSERT ON `blog_posts`
WHEN NEW.`status` = 'approved' AND NEW.`publication` = 'published' AND NEW.`deleted_at` IS NULL
BEGIN
  INSERT OR IGNORE INTO `post_tags` (`tag`, `published_at`, `post_id`)
  SELECT value, NEW.`published_at`, NEW.`id` FROM json_each(NEW.`tags`);
END;
--> statement-breakpoint
CREATE TRIGGER `post_tags_follow_the_changed` AFTER UPDATE OF `tags`, `status`, `publication`, `published_at`, `deleted_at` ON `blog_posts`
BEGIN
  DELETE FROM `post_tags` WHERE `post_id` = OLD.`id`;
  INSERT OR IGNORE INTO `post_tags` (`tag`, `published_at`, `post_id`)
  SELECT value, NEW.`published_at`, NEW.`id` FROM json_each(NEW.`tags`)
  WHERE NEW.`status` = 'approved' AND NEW.`publication` = 'published' AND NEW.`deleted_at` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `post_tags_forget_the_gone` AFTER DELETE ON `blog_posts`
BEGIN
  DELETE FROM `post_tags` WHERE `post_id` = OLD.`id`;
END;
