CREATE TRIGGER `series_learn_their_rule` AFTER INSERT ON `recurrence_patterns`
BEGIN
  UPDATE `event_series` SET `rule` = json_object(
    'pattern_type', NEW.`pattern_type`, 'interval_value', NEW.`interval_value`,
    'days_of_week', json(NEW.`days_of_week`), 'day_of_month', NEW.`day_of_month`,
    'end_type', NEW.`end_type`, 'end_count', NEW.`end_count`, 'end_date', NEW.`end_date`)
  WHERE `id` = NEW.`event_series_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `series_follow_their_rule` AFTER UPDATE OF `pattern_type`, `interval_value`, `days_of_week`, `day_of_month`, `end_type`, `end_count`, `end_date` ON `recurrence_patterns`
BEGIN
  UPDATE `event_series` SET `rule` = json_object(
    'pattern_type', NEW.`pattern_type`, 'interval_value', NEW.`interval_value`,
    'days_of_week', json(NEW.`days_of_week`), 'day_of_month', NEW.`day_of_month`,
    'end_type', NEW.`end_type`, 'end_count', NEW.`end_count`, 'end_date', NEW.`end_date`)
  WHERE `id` = NEW.`event_series_id`;
END;
--> statement-breakpoint
UPDATE `recurrence_patterns` SET `interval_value` = `interval_value`;
