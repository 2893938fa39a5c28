import type { RecurrencePattern } from "../../app/rules/events/recurrence";

export const everyWeek: RecurrencePattern = {
  pattern_type: "weekly",
  interval_value: 1,
  days_of_week: [],
  day_of_month: null,
  end_type: "never",
  end_count: null,
  end_date: null,
};
