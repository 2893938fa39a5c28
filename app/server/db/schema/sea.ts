import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { quarters } from "../../../rules/sea/moon-quarters";
import type { SeaHour } from "../../../rules/sea/wave-forecast";
import { instant } from "./columns";

/** Predicted high and low waters, above mean lower low water. */
export const tides = sqliteTable("tides", {
  at: instant().primaryKey(),
  kind: text({ enum: ["high", "low"] }).notNull(),
  metres: real().notNull(),
});

/** Sun and moon by day. A day here has its tides too: they're written together. */
export const skyDays = sqliteTable("sky_days", {
  day: text().primaryKey(),
  first_light: instant().notNull(),
  sunrise: instant().notNull(),
  sunset: instant().notNull(),
  last_light: instant().notNull(),
  moonrise: instant(),
  moonset: instant(),
  moon_angle: integer().notNull(),
  quarter: text({ enum: quarters }),
  quarter_at: instant(),
});

/** The last forecast that was fetched: one row, replaced as a whole. */
export const waveForecasts = sqliteTable("wave_forecasts", {
  place: text().primaryKey(),
  fetched_at: instant().notNull(),
  hours: text({ mode: "json" }).$type<SeaHour[]>().notNull(),
});
