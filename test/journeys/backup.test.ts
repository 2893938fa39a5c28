import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seed } from "../../drizzle/seed/seed";
import { openBackup } from "../../scripts/backup/open-backup";
import { restoreBackup } from "../../scripts/backup/restore-backup";
import { restorePart } from "../../scripts/backup/restore-part";
import { type Guide, takeBackup } from "../../scripts/backup/take-backup";
import { multiply } from "../support/multiply-rows";
import { makeAdmin } from "../support/people";
import { openTown, type Town } from "../support/town";

/** MANY=1000 takes minutes; a few show the same problems. */
const many = Number(process.env.MANY ?? 8);
const now = "2026-11-23T15:00:00Z";

let town: Town;
let copy: Town;
let parent: string;
beforeAll(async () => {
  [town, copy] = await Promise.all([openTown({ now }), openTown({ now })]);
  parent = mkdtempSync(join(tmpdir(), "backup-"));
  await seed(town.env, new Date(now));
  await multiply(town, many);
  await makeAdmin(town);
  await runJobs(town);
}, 600_000);
afterAll(async () => {
  rmSync(parent, { recursive: true });
  await Promise.all([town.close(), copy.close()]);
});

async function runJobs(one: Town): Promise<void> {
  for (const cron of ["15 5 * * *", "* * * * *", "7 * * * *"]) await one.run({ cron, at: new Date(now) });
}

const guideOf = ({ env }: Town): Guide => ({
  databases: { DB: env.DB, SEARCH_DB: env.SEARCH_DB },
  buckets: { CMS_IMAGES: env.CMS_IMAGES, BUSINESS_IMAGES: env.BUSINESS_IMAGES, FILES: env.FILES },
});
const how = { from: "local", now: new Date(now), say: () => {} } as const;
const into = { migrations: { DB: [], SEARCH_DB: [] }, say: () => {} };
const sha = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Everything in a guide, as hashes: tables with their generated columns, the schema, and objects. */
async function contents({ env }: Town): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, db] of Object.entries({ DB: env.DB, SEARCH_DB: env.SEARCH_DB })) {
    const { results } = await db
      .prepare(
        "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE '\\_cf\\_%' ESCAPE '\\' ORDER BY type, name",
      )
      .all<{ type: string; name: string; sql: string }>();
    found[`${name} schema`] = sha(JSON.stringify(results));
    for (const table of results.filter(({ type }) => type === "table")) {
      if (/_(data|idx|docsize|config)$|^vocabulary$/.test(table.name)) continue;
      const rows = await db.prepare(`SELECT * FROM "${table.name}" ORDER BY 1, 2`).all();
      found[`${name} ${table.name} (${rows.results.length})`] = sha(JSON.stringify(rows.results));
    }
  }
  for (const [name, bucket] of Object.entries(guideOf({ env } as Town).buckets)) {
    let cursor: string | undefined;
    do {
      const listed = await bucket.list({ cursor, include: ["httpMetadata"] });
      for (const { key, httpMetadata } of listed.objects) {
        const object = await bucket.get(key);
        const bytes = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer(0));
        found[`${name} ${key} ${httpMetadata?.contentType}`] = sha(bytes);
      }
      cursor = listed.truncated ? listed.cursor : undefined;
    } while (cursor);
  }
  return found;
}

async function pages(one: Town): Promise<Record<string, string>> {
  const sitemap = await (await one.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>http:\/\/localhost([^<]*)</g)].map(([, path = ""]) => path || "/");
  const found: Record<string, string> = {};
  for (const path of [...paths, "/search?q=tacos", "/calendar.ics", "/blog.xml", "/today"]) {
    const response = await one.get(path.replaceAll("&amp;", "&"));
    found[`${response.status} ${path}`] = sha(await response.text());
  }
  return found;
}

/** A bucket whose connection breaks after a number of calls. */
function breaking(bucket: R2Bucket, calls: number) {
  let used = 0;
  const call = <T>(work: () => Promise<T>) => {
    if (used >= calls) throw new Error("the line broke");
    used++;
    return work();
  };
  const broken = {
    list: (options: R2ListOptions) => bucket.list(options),
    delete: (keys: string[]) => bucket.delete(keys),
    get: async (key: string) => call(() => bucket.get(key)),
    put: async (key: string, bytes: Uint8Array, options: R2PutOptions) =>
      call(() => bucket.put(key, bytes, options)),
  };
  return { bucket: broken as unknown as R2Bucket, used: () => used };
}

/** A guide with another bucket for pictures. */
function withPictures(guide: Guide, BUSINESS_IMAGES: R2Bucket): Guide {
  return { ...guide, buckets: { ...guide.buckets, BUSINESS_IMAGES } };
}

/** A database that's changed each time a table is about to be read. */
function disturbed(db: D1Database, table: string, disturb: () => Promise<unknown>): D1Database {
  const prepare = (query: string) => {
    const plain = db.prepare(query);
    if (!query.includes(`FROM "${table}"`)) return plain;
    const bind = (...values: unknown[]) => {
      const bound = plain.bind(...values);
      return { ...bound, raw: async () => [await disturb(), await bound.raw()][1] };
    };
    return { ...plain, bind };
  };
  return { ...db, prepare } as unknown as D1Database;
}

const sumsOf = (folder: string) => readFileSync(join(folder, "SHA256SUMS"), "utf8");

describe("A backup", () => {
  test("is restored elsewhere unchanged: every table, every object, every public page", async () => {
    const folder = join(parent, "whole");
    const before = await contents(town);
    expect(Object.keys(before).length).toBeGreaterThan(50 + many);
    const manifest = await takeBackup(guideOf(town), folder, how);
    expect(manifest.restless).toEqual([]);
    const backup = await openBackup(folder);
    // A guide that was deployed and ran its jobs still counts as empty.
    await runJobs(copy);
    // Interrupted among the pictures: the same backup can be continued, another one is refused.
    const half = breaking(copy.env.BUSINESS_IMAGES, 3);
    await expect(restoreBackup(withPictures(guideOf(copy), half.bucket), backup, into)).rejects.toThrow(
      "line",
    );
    await expect(restoreBackup(guideOf(copy), { ...backup, id: "other" }, into)).rejects.toThrow(
      "Another backup",
    );
    await restoreBackup(guideOf(copy), backup, into);
    const shown = await pages(town);
    expect(Object.keys(shown).length).toBeGreaterThan(40 + 4 * many);
    expect(Object.keys(shown).filter((one) => !one.startsWith("200"))).toEqual([]);
    expect(await pages(copy)).toEqual(shown);
    expect(await contents(copy)).toEqual(before);
    await expect(restoreBackup(guideOf(copy), backup, into)).rejects.toThrow(/isn't empty.*\n- .*users: /s);
    const newer = { ...backup, manifest: structuredClone(manifest) };
    newer.manifest.databases.DB?.migrations.push("0999_later.sql");
    await expect(restoreBackup(guideOf(copy), newer, into)).rejects.toThrow("0999_later.sql");
  }, 1_800_000);

  test("restores one emptied table or bucket, and keeps later changes", async () => {
    const backup = await openBackup(join(parent, "whole"));
    const before = await contents(copy);
    const tables = [
      "DB users",
      "DB profiles",
      "DB user_roles",
      "DB restaurant_listings",
      "DB category_counts",
    ];
    const kept = (all: Record<string, string>) =>
      Object.entries(all).filter(
        ([name]) => /_IMAGES /.test(name) || tables.includes(name.replace(/ \(.*/, "")),
      );
    expect(kept(before).length).toBeGreaterThan(many + tables.length);
    await copy.rows("DELETE FROM restaurant_listings");
    await copy.rows("DELETE FROM users");
    await copy.rows("UPDATE hotel_listings SET name = 'Since'");
    const { objects } = await copy.env.BUSINESS_IMAGES.list();
    await copy.env.BUSINESS_IMAGES.delete(objects.map(({ key }) => key));
    await expect(restorePart(guideOf(copy), backup, ["nothing"], into.say)).rejects.toThrow("no nothing");
    const parts = [
      "user_roles",
      "profiles",
      "restaurant_listings",
      "hotel_listings",
      "users",
      "BUSINESS_IMAGES",
    ];
    await restorePart(guideOf(copy), backup, parts, into.say);
    expect(kept(await contents(copy))).toEqual(kept(before));
    expect(await copy.rows("SELECT DISTINCT name FROM hotel_listings")).toEqual([{ name: "Since" }]);
  });

  test("continues after an interruption, and copies nothing twice", async () => {
    const folder = join(parent, "broken");
    const few = breaking(town.env.BUSINESS_IMAGES, 5);
    await expect(takeBackup(withPictures(guideOf(town), few.bucket), folder, how)).rejects.toThrow("line");
    expect(existsSync(join(folder, "SHA256SUMS"))).toBe(false);
    await expect(openBackup(folder)).rejects.toThrow("no whole backup");
    // As after a power failure: a line and a file are incomplete.
    appendFileSync(join(folder, "objects", "BUSINESS_IMAGES.ndjson"), '{"key":"restaurants/17');
    writeFileSync(join(folder, "objects", "BUSINESS_IMAGES", "x.webp.part"), "half");
    const rest = breaking(town.env.BUSINESS_IMAGES, 1_000_000);
    await takeBackup(withPictures(guideOf(town), rest.bucket), folder, how);
    const { objects } = await town.env.BUSINESS_IMAGES.list();
    expect([few.used(), rest.used()]).toEqual([5, objects.length - 5]);
    expect(sumsOf(folder)).toBe(sumsOf(join(parent, "whole")));
    await expect(takeBackup(guideOf(town), folder, how)).rejects.toThrow("whole backup already");
  }, 600_000);

  test("names each damaged file", async () => {
    const folder = join(parent, "whole");
    const picture = join(folder, "objects/BUSINESS_IMAGES/belongs-to-guide");
    const table = join(folder, "rows/DB/users.ndjson");
    const [mark, users] = [readFileSync(picture), readFileSync(table, "utf8")];
    writeFileSync(table, users.replace("@", "#"));
    rmSync(picture);
    await expect(openBackup(folder)).rejects.toThrow(
      /belongs-to-guide is missing\n- rows\/DB\/users.ndjson is damaged$/,
    );
    writeFileSync(picture, mark);
    writeFileSync(table, users);
    await openBackup(folder);
  });

  test("is read again if somebody writes, and names what never stops changing", async () => {
    const db = guideOf(town).databases.DB as D1Database;
    let times = 0;
    const sometimes = async () => {
      if (++times === 1) await db.prepare("UPDATE profiles SET name = 'Nadie'").run();
    };
    const once = { ...guideOf(town).databases, DB: disturbed(db, "users", sometimes) };
    const quiet = await takeBackup({ ...guideOf(town), databases: once }, join(parent, "quiet"), how);
    expect(quiet.restless).toEqual([]);
    expect(readFileSync(join(parent, "quiet/rows/DB/profiles.ndjson"), "utf8")).toContain('"Nadie"');
    const always = async () =>
      db.prepare("INSERT INTO throttles VALUES ('test', ?, 0, 1)").bind(String(++times)).run();
    const busy = { ...guideOf(town).databases, DB: disturbed(db, "throttles", always) };
    const restless = await takeBackup({ ...guideOf(town), databases: busy }, join(parent, "busy"), how);
    expect(restless.restless).toEqual(["DB.throttles"]);
  });
});
