CREATE TABLE `search_changes` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_change_of` ON `search_changes` (`kind`,`ref`);
--> statement-breakpoint
-- Whoever changes a thing that can be found tells the search, by the same statement.
CREATE TRIGGER search_restaurant_inserted AFTER INSERT ON restaurant_listings
WHEN new.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'restaurant' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('restaurant', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_restaurant_updated AFTER UPDATE OF name, slug, category, description, address, language, translation, status, deleted_at ON restaurant_listings
WHEN new.status = 'approved' OR old.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'restaurant' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('restaurant', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_restaurant_deleted AFTER DELETE ON restaurant_listings
WHEN old.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'restaurant' AND ref = old.id;
  INSERT INTO search_changes (kind, ref) VALUES ('restaurant', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_hotel_inserted AFTER INSERT ON hotel_listings
WHEN new.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'hotel' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('hotel', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_hotel_updated AFTER UPDATE OF name, slug, category, description, full_description, address, amenities, language, translation, status, deleted_at ON hotel_listings
WHEN new.status = 'approved' OR old.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'hotel' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('hotel', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_hotel_deleted AFTER DELETE ON hotel_listings
WHEN old.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'hotel' AND ref = old.id;
  INSERT INTO search_changes (kind, ref) VALUES ('hotel', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_activity_inserted AFTER INSERT ON adventure_business_listings
WHEN new.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'activity' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('activity', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_activity_updated AFTER UPDATE OF business_name, slug, category, business_type, description, address, location, language, translation, status, deleted_at ON adventure_business_listings
WHEN new.status = 'approved' OR old.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'activity' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('activity', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_activity_deleted AFTER DELETE ON adventure_business_listings
WHEN old.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'activity' AND ref = old.id;
  INSERT INTO search_changes (kind, ref) VALUES ('activity', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_business_inserted AFTER INSERT ON business_listings
WHEN new.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'business' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('business', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_business_updated AFTER UPDATE OF name, slug, category, description, address, language, translation, status, deleted_at ON business_listings
WHEN new.status = 'approved' OR old.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'business' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('business', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_business_deleted AFTER DELETE ON business_listings
WHEN old.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'business' AND ref = old.id;
  INSERT INTO search_changes (kind, ref) VALUES ('business', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_post_inserted AFTER INSERT ON blog_posts
WHEN new.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'post' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('post', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_post_updated AFTER UPDATE OF title, slug, excerpt, shown, openings, category, tags, language, translation, publication, status, deleted_at ON blog_posts
WHEN new.status = 'approved' OR old.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'post' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('post', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_post_deleted AFTER DELETE ON blog_posts
WHEN old.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'post' AND ref = old.id;
  INSERT INTO search_changes (kind, ref) VALUES ('post', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_series_inserted AFTER INSERT ON event_series
WHEN new.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'series' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('series', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_series_updated AFTER UPDATE OF title, slug, location, host, event_type, description, full_description, language, translation, first_date, last_date, cancelled_at, status, deleted_at ON event_series
WHEN new.status = 'approved' OR old.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'series' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('series', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_series_deleted AFTER DELETE ON event_series
WHEN old.status = 'approved' BEGIN
  DELETE FROM search_changes WHERE kind = 'series' AND ref = old.id;
  INSERT INTO search_changes (kind, ref) VALUES ('series', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_event_inserted AFTER INSERT ON events
WHEN new.status = 'approved' AND new.event_series_id IS NULL BEGIN
  DELETE FROM search_changes WHERE kind = 'event' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('event', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_event_updated AFTER UPDATE OF title, slug, location, host, event_type, description, full_description, event_date, language, translation, cancelled_at, event_series_id, status, deleted_at ON events
WHEN (new.status = 'approved' OR old.status = 'approved') AND (new.event_series_id IS NULL OR old.event_series_id IS NULL) BEGIN
  DELETE FROM search_changes WHERE kind = 'event' AND ref = new.id;
  INSERT INTO search_changes (kind, ref) VALUES ('event', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_event_deleted AFTER DELETE ON events
WHEN old.status = 'approved' AND old.event_series_id IS NULL BEGIN
  DELETE FROM search_changes WHERE kind = 'event' AND ref = old.id;
  INSERT INTO search_changes (kind, ref) VALUES ('event', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_guide_inserted AFTER INSERT ON page_content BEGIN
  DELETE FROM search_changes WHERE kind = 'guide' AND ref = CASE WHEN new.page_path = '/es' THEN '/' WHEN new.page_path LIKE '/es/%' THEN substr(new.page_path, 4) ELSE new.page_path END;
  INSERT INTO search_changes (kind, ref) VALUES ('guide', CASE WHEN new.page_path = '/es' THEN '/' WHEN new.page_path LIKE '/es/%' THEN substr(new.page_path, 4) ELSE new.page_path END);
END;
--> statement-breakpoint
CREATE TRIGGER search_guide_updated AFTER UPDATE OF page_path, section_name, content_data, is_visible ON page_content BEGIN
  DELETE FROM search_changes WHERE kind = 'guide' AND ref = CASE WHEN new.page_path = '/es' THEN '/' WHEN new.page_path LIKE '/es/%' THEN substr(new.page_path, 4) ELSE new.page_path END;
  INSERT INTO search_changes (kind, ref) VALUES ('guide', CASE WHEN new.page_path = '/es' THEN '/' WHEN new.page_path LIKE '/es/%' THEN substr(new.page_path, 4) ELSE new.page_path END);
END;
--> statement-breakpoint
CREATE TRIGGER search_guide_deleted AFTER DELETE ON page_content BEGIN
  DELETE FROM search_changes WHERE kind = 'guide' AND ref = CASE WHEN old.page_path = '/es' THEN '/' WHEN old.page_path LIKE '/es/%' THEN substr(old.page_path, 4) ELSE old.page_path END;
  INSERT INTO search_changes (kind, ref) VALUES ('guide', CASE WHEN old.page_path = '/es' THEN '/' WHEN old.page_path LIKE '/es/%' THEN substr(old.page_path, 4) ELSE old.page_path END);
END;
--> statement-breakpoint
CREATE TRIGGER search_rule_updated AFTER UPDATE OF pattern_type, days_of_week ON recurrence_patterns BEGIN
  DELETE FROM search_changes WHERE kind = 'series' AND ref = new.event_series_id;
  INSERT INTO search_changes (kind, ref) VALUES ('series', new.event_series_id);
END;
