import { integer, text } from "drizzle-orm/sqlite-core";

/** Instants are whole milliseconds since 1970, as Date.now() gives them. */
export const instant = () => integer();
export const flag = () => integer({ mode: "boolean" });
export const id = () => text().primaryKey();

export const timestamps = {
  created_at: instant().notNull(),
  updated_at: instant().notNull(),
};
