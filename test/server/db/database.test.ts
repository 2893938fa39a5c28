import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { DatabaseAway, openDatabase } from "../../../app/server/db/database";
import { users } from "../../../app/server/db/schema/accounts";

const lost = new Error("D1_ERROR: Network connection lost.");

/** A database that gives these answers, one per query, and counts the queries. */
function openTold(...told: (Error | "silence" | "rows")[]) {
  let asked = 0;
  const answer = async (rows: unknown) => {
    const next = told[asked++];
    if (next === "silence") return new Promise(() => {});
    if (next instanceof Error) throw next;
    return rows;
  };
  const result = { results: [], meta: { rows_read: 1 } };
  const statement = {
    bind: () => statement,
    all: () => answer(result),
    run: () => answer(result),
    raw: () => answer([]),
  };
  const session = {
    prepare: () => statement,
    batch: (statements: object[]) => answer(statements.map(() => result)),
    getBookmark: () => null,
  };
  const db = openDatabase({ withSession: () => session } as unknown as D1Database, "first-primary", 50);
  return { db, asked: () => asked };
}

describe("A query with a lost connection", () => {
  test("is retried once, alone or in a batch", async () => {
    const one = openTold(lost, "rows");
    await one.db.select().from(users);
    const several = openTold(lost, "rows");
    await several.db.batch([several.db.select().from(users), several.db.select().from(users)]);
    for (const { db, asked } of [one, several]) {
      expect(asked()).toBe(2);
      expect(db.meter).toMatchObject({ trips: 2, away: false });
    }
  });

  test("isn't tried a third time", async () => {
    const { db, asked } = openTold(lost, lost, "rows");
    await expect(db.batch([db.select().from(users)])).rejects.toThrow(DatabaseAway);
    expect(asked()).toBe(2);
    expect(db.meter.away).toBe(true);
  });

  test("gets no more time than a page has", async () => {
    const { db } = openTold(lost, "silence");
    await expect(db.batch([db.select().from(users)])).rejects.toThrow(DatabaseAway);
  });

  test("isn't retried if the database itself refused it", async () => {
    const { db, asked } = openTold(new Error("D1_ERROR: no such table: users"), "rows");
    await expect(db.batch([db.select().from(users)])).rejects.toThrow(DatabaseAway);
    expect(asked()).toBe(1);
  });
});

describe("A write is never retried, because it may have been done", () => {
  const stamp = { updated_at: 1 };
  test.each([
    ["an update", ({ db }: Told) => db.update(users).set(stamp).run()],
    ["one that answers with its rows", ({ db }: Told) => db.update(users).set(stamp).returning()],
    ["a deletion", ({ db }: Told) => db.batch([db.delete(users)])],
    ["one among questions", ({ db }: Told) => db.batch([db.select().from(users), db.delete(users)])],
    ["one behind a table of its own", ({ db }: Told) => db.run(sql`WITH n AS (SELECT 1) DELETE FROM users`)],
  ])("%s", async (_, write) => {
    const told = openTold(lost, "rows");
    await expect(write(told)).rejects.toThrow();
    expect(told.asked()).toBe(1);
  });
});

type Told = ReturnType<typeof openTold>;
