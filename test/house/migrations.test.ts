import { describe, expect, test } from "vitest";
import { lossesOf, lossesOfAll } from "../support/schema-losses";

describe("A migration leaves the release before it working", () => {
  test.each(["drizzle", "drizzle/search"] as const)("all of %s", (folder) => {
    expect(lossesOfAll(folder)).toEqual([]);
  });

  test.each([
    ["a column", "ALTER TABLE `outbox` DROP COLUMN `last_error`;", "table outbox: last_error"],
    ["the name of a column", "ALTER TABLE tides RENAME COLUMN metres TO feet;", "table tides: metres"],
    ["the name of a table", "ALTER TABLE `site_notice` RENAME TO `notices`;", "table site_notice: id"],
    ["a table", "DROP TABLE IF EXISTS event_reminders;", "table event_reminders: event_id"],
    [
      "a column, by making its table anew",
      "CREATE TABLE __new (address_hash TEXT PRIMARY KEY NOT NULL); DROP TABLE newsletter_refusals; ALTER TABLE __new RENAME TO newsletter_refusals;",
      "table newsletter_refusals: since",
    ],
    [
      "the leave to say nothing of a column",
      "DROP TABLE outbox; CREATE TABLE outbox (id TEXT PRIMARY KEY NOT NULL, lease_until INTEGER NOT NULL);",
      "table outbox: lease_until left out",
    ],
    ["a trigger", "DROP TRIGGER audit_log_is_never_shortened;", "trigger audit_log_is_never_shortened"],
    ["a view", "DROP VIEW audit_entries;", "view audit_entries: line"],
    ["what conflicts are found by", "DROP INDEX outbox_cause;", "table outbox: unique cause"],
  ])("and the check sees one that takes away %s", (_, words, loss) => {
    expect(lossesOf("drizzle", words)).toContain(loss);
  });

  test("and the check lets one add, and make anew what keeps its name and everything in it", () => {
    const added =
      "ALTER TABLE tides ADD note TEXT; CREATE TABLE more (id TEXT); CREATE INDEX m ON more (id);";
    const trigger =
      "DROP TRIGGER audit_log_is_never_shortened; CREATE TRIGGER audit_log_is_never_shortened BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'no'); END;";
    const anew =
      "CREATE TABLE __new (address_hash TEXT PRIMARY KEY NOT NULL, since INTEGER NOT NULL, why TEXT); DROP TABLE newsletter_refusals; ALTER TABLE __new RENAME TO newsletter_refusals;";
    expect([added, trigger, anew].map((words) => lossesOf("drizzle", words))).toEqual([[], [], []]);
  });
});
