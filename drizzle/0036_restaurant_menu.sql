ALTER TABLE `restaurant_listings` ADD `menu` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE TRIGGER `search_restaurant_menu` AFTER UPDATE OF `menu` ON `restaurant_listings`
WHEN NEW.`status` = 'approved' BEGIN
  DELETE FROM `search_changes` WHERE `kind` = 'restaurant' AND `ref` = NEW.`id`;
  INSERT INTO `search_changes` (`kind`, `ref`) VALUES ('restaurant', NEW.`id`);
END;
