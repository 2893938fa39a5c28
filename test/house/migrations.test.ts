import { describe, expect, test } from "vitest";
import { databaseBefore, fillRow, migrateFrom } from "../support/old-database";
import { lossesOf, lossesOfAll } from "../support/schema-losses";

describe("A migration keeps the previous release working", () => {
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
  ])("and the check detects one that removes %s", (_, words, loss) => {
    expect(lossesOf("drizzle", words)).toContain(loss);
  });

  test("and the check allows adding, and rebuilding with the same name and everything in it", () => {
    const added =
      "ALTER TABLE tides ADD note TEXT; CREATE TABLE more (id TEXT); CREATE INDEX m ON more (id);";
    const trigger =
      "DROP TRIGGER audit_log_is_never_shortened; CREATE TRIGGER audit_log_is_never_shortened BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'no'); END;";
    const anew =
      "CREATE TABLE __new (address_hash TEXT PRIMARY KEY NOT NULL, since INTEGER NOT NULL, why TEXT); DROP TABLE newsletter_refusals; ALTER TABLE __new RENAME TO newsletter_refusals;";
    expect([added, trigger, anew].map((words) => lossesOf("drizzle", words))).toEqual([[], [], []]);
  });
});

describe("A log from before its personal values were separated", () => {
  const hour = 3_600_000;
  const long = Date.now() - 30 * 24 * hour;
  const subjects = [
    ["user", "ana", "ana"],
    ["restaurant", "r", "ana"],
    ["hotel", "h", "ana"],
    ["activity", "a", "ana"],
    ["business", "b", "ana"],
    ["event", "e", "ana"],
    ["series", "s", "ana"],
    ["post", "p", "ana"],
    ["user", "gone", null],
    ["restaurant", "gone", null],
  ] as const;
  const ofTheGuide = ["section", "words", "seo", "notice", "picture", "launch"] as const;
  const tables = {
    r: "restaurant_listings",
    h: "hotel_listings",
    a: "adventure_business_listings",
    b: "business_listings",
    e: "events",
    s: "event_series",
    p: "blog_posts",
  };

  /** A database of an earlier release, and its log. */
  function filled() {
    const database = databaseBefore("drizzle/0025");
    fillRow(database, "users", { id: "ana", email: "ana@example.test" });
    for (const [id, table] of Object.entries(tables)) fillRow(database, table, { id, user_id: "ana" });
    const lines = [
      ...subjects.map(([kind, id]) => [kind, id, long] as const),
      ...ofTheGuide.map((kind) => [kind, "/", long] as const),
      ["user", "ana", Date.now()] as const,
    ];
    for (const [index, [subject_kind, subject_id, at]] of lines.entries()) {
      const values = {
        before: `{"phone":"6000 00${index}"}`,
        after: index % 3 === 0 ? null : '{"phone":""}',
      };
      const line = { id: `line-${index}`, at, actor_id: "office", action: "changed" };
      fillRow(database, "audit_log", { ...line, subject_kind, subject_id, ...values });
    }
    const said = "id, at, actor_id, action, subject_kind, subject_id, before, after";
    const before = database.prepare(`SELECT ${said} FROM audit_log ORDER BY rowid`).all();
    const log = () => database.prepare(`SELECT ${said} FROM audit_entries ORDER BY line`).all();
    return { database, before, log };
  }

  test("keeps every entry and value", () => {
    const { database, before, log } = filled();
    migrateFrom(database, "drizzle/0025");
    expect(log()).toEqual(before);
  });

  test("keeps nothing personal in its own entries, and the guide's values in place", () => {
    const { database } = filled();
    migrateFrom(database, "drizzle/0025");
    const kinds = database
      .prepare("SELECT DISTINCT subject_kind FROM audit_log WHERE at = ? AND before IS NOT NULL")
      .all(long);
    expect(kinds.map(({ subject_kind }) => subject_kind).sort()).toEqual([...ofTheGuide].sort());
    const values = database
      .prepare(
        "SELECT subject_kind, subject_id, v.person_id FROM audit_values v JOIN audit_entries ON id = entry_id ORDER BY line",
      )
      .all();
    expect(
      values.map(({ subject_kind, subject_id, person_id }) => [subject_kind, subject_id, person_id]),
    ).toEqual(subjects);
  });

  test("deletes a person's values with the account, and keeps the entry", () => {
    const { database, before, log } = filled();
    migrateFrom(database, "drizzle/0025");
    for (const table of Object.values(tables)) database.exec(`DELETE FROM ${table}`);
    database.exec("DELETE FROM users");
    expect(log()).toHaveLength(before.length);
    expect(database.prepare("SELECT DISTINCT person_id FROM audit_values").all()).toEqual([
      { person_id: null },
    ]);
  });
});
