import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { confirmSweep } from "../../app/server/operations/pictures/confirm-sweep";
import { sweepImages } from "../../app/server/operations/pictures/sweep-unused-pictures";
import type { Services } from "../../app/server/services";
import { fakeBucket } from "../support/fake-bucket";
import { markBuckets } from "../support/mark-buckets";
import { plain } from "../support/page-html";
import { makeAdmin, type Person } from "../support/people";
import { openTown, type Town } from "../support/town";

let town: Town;
let admin: Person;
beforeAll(async () => {
  town = await openTown();
  admin = await makeAdmin(town);
});
afterAll(() => town.close());

const day = 24 * 60 * 60_000;
const today = Date.now();
const night = (number: number) => new Date(today + (1.1 + number) * day);
const mark = "belongs-to-guide";
const buckets = () => [town.env.CMS_IMAGES, town.env.BUSINESS_IMAGES];
const shelf = () => town.env.BUSINESS_IMAGES;

async function pictures(): Promise<string[]> {
  const { objects } = await shelf().list();
  return objects.map(({ key }) => key).filter((key) => key !== mark);
}

beforeEach(async () => {
  for (const bucket of buckets()) {
    const { objects } = await bucket.list();
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
  }
  for (const table of ["images", "bucket_sweeps", "guide_identity"]) await town.rows(`DELETE FROM ${table}`);
});

const keysOf = (count: number, from = 0) =>
  Array.from(
    { length: count },
    (_, index) => `restaurants/1767225600000-${String(from + index).padStart(16, "0")}.webp`,
  );

/** Objects without rows, as after emptying or half restoring a database. */
async function put(count: number, from = 0) {
  const keys = keysOf(count, from);
  await Promise.all(keys.map((key) => shelf().put(key, "x")));
  return keys;
}

async function know(keys: string[]) {
  await town.rows(
    `INSERT INTO images (key, bucket, content_type, bytes, width, height, colour, created_at)
     SELECT value, 'business-images', 'image/webp', 1, 1, 1, 0, 9e14 FROM json_each(?)`,
    JSON.stringify(keys),
  );
}

const sweeps = () => town.rows("SELECT problem, count FROM bucket_sweeps WHERE bucket = 'business-images'");
const sweepAt = (number: number, services: Services = town.services()) =>
  sweepImages(services, night(number));

async function dashboard() {
  const html = await (await town.get("/admin", { headers: admin.headers })).text();
  return { html, words: plain(html) };
}

const press = (form: Record<string, string>) => town.post("/admin", form, { headers: admin.headers });

describe("The sweep deletes nothing", () => {
  test("from a full bucket beside an empty database, until an admin says whose it is", async () => {
    const keys = await put(20);
    await sweepAt(0);
    expect((await pictures()).sort()).toEqual(keys);
    expect(await sweeps()).toEqual([{ problem: "unmarked", count: 20 }]);
    expect((await dashboard()).words).toContain("20 things in the bucket business-images");
    expect(await shelf().get(mark)).toBeNull();
    await press({ intent: "mark-bucket", bucket: "business-images" });
    expect((await dashboard()).words).not.toContain("business-images");
    // The bucket is marked as ours now, but these twenty are still unexplained.
    await sweepAt(1);
    expect(await pictures()).toHaveLength(20);
    expect(await sweeps()).toEqual([{ problem: "many", count: 20 }]);
  });

  test("from another guide's bucket", async () => {
    await sweepAt(0);
    await put(3);
    await town.rows("UPDATE guide_identity SET identity = 'another'");
    await sweepAt(1);
    expect(await pictures()).toHaveLength(3);
    expect(await sweeps()).toEqual([{ problem: "foreign", count: 0 }]);
    expect((await dashboard()).words).toContain("names another database");
    await markBuckets(town.services());
    await sweepAt(2);
    expect(await pictures()).toEqual([]);
    expect(await sweeps()).toEqual([{ problem: null, count: 0 }]);
  });

  test("that a half restored database doesn't know, even in its own bucket", async () => {
    await sweepAt(0);
    const keys = await put(20);
    await know(keys.slice(0, 11));
    await sweepAt(1);
    expect(await pictures()).toHaveLength(20);
    expect(await sweeps()).toEqual([{ problem: "many", count: 9 }]);
  });

  test("if unused rows are most of what it knows", async () => {
    await sweepAt(0);
    await know(await put(8));
    await town.rows("UPDATE images SET created_at = 0");
    await sweepAt(1);
    expect(await pictures()).toHaveLength(8);
    expect(await town.rows("SELECT key FROM images")).toHaveLength(8);
    expect(await sweeps()).toEqual([{ problem: "many", count: 8 }]);
  });

  test("it didn't create, even in its own bucket", async () => {
    await sweepAt(0);
    const foreign = ["backup.tar", "restaurants/menu.webp", "photos/1767225600000-0000000000000000.webp"];
    for (const key of foreign) await shelf().put(key, "x");
    await put(2);
    await sweepAt(1);
    expect((await pictures()).sort()).toEqual(foreign.toSorted());
  });

  test("from an unmarked bucket with one unknown object", async () => {
    await know(await put(4));
    await shelf().put("backup.tar", "x");
    await sweepAt(0);
    expect(await sweeps()).toEqual([{ problem: "unmarked", count: 1 }]);
    await shelf().delete("backup.tar");
    await sweepAt(0);
    expect(await sweeps()).toEqual([{ problem: null, count: 0 }]);
    expect(await (await shelf().get(mark))?.text()).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("Nine pictures without a row", () => {
  test("are deleted among a hundred", async () => {
    const keys = await put(109);
    await sweepAt(0);
    await know(keys.slice(0, 100));
    await markBuckets(town.services());
    await sweepAt(1);
    expect((await pictures()).sort()).toEqual(keys.slice(0, 100));
  });

  test("need an admin's confirmation if they're all there is; later ones need another", async () => {
    await sweepAt(0);
    await put(9);
    await sweepAt(1);
    const { html, words } = await dashboard();
    expect(words).toContain("9 pictures");
    expect(html).toContain("/images/business-images/restaurants/1767225600000-0000000000000000.webp");
    const list = /name="list" value="(\d+)"/.exec(html)?.[1] ?? "";
    const told = { bucket: "business-images", list };
    await press({ ...told, intent: "confirm-sweep" });
    expect(await pictures()).toHaveLength(9);
    await press({ ...told, intent: "keep-swept" });
    await sweepAt(2);
    expect(await pictures()).toHaveLength(9);

    const [{ swept_at } = { swept_at: 0 }] = await town.rows<{ swept_at: number }>(
      "SELECT swept_at FROM bucket_sweeps WHERE bucket = 'business-images'",
    );
    const list2 = { bucket: "business-images", swept_at } as const;
    expect(await confirmSweep(town.services(), admin, { ...list2, swept_at: Number(list) }, true)).toEqual({
      ok: false,
      error: "stale",
    });
    await confirmSweep(town.services(), admin, list2, true);
    const later = await put(7, 100);
    await sweepAt(3);
    expect((await pictures()).sort()).toEqual(later);
    expect(await sweeps()).toEqual([{ problem: "many", count: 7 }]);
    expect(
      await town.rows(
        "SELECT action FROM audit_log WHERE subject_kind = 'bucket' AND action LIKE 'bucket.%sweep'",
      ),
    ).toHaveLength(2);
  });
});

test("Ten thousand are deleted once confirmed, even if it's killed halfway, and nothing else", async () => {
  const { r2, bucket } = fakeBucket();
  const services = () => ({
    ...town.services(),
    buckets: { "cms-images": town.env.CMS_IMAGES, "business-images": r2 },
  });
  await sweepAt(0, services());
  const keys = keysOf(10_000);
  bucket.fill([...keys, ...keys.slice(0, 2500).map((key) => `${key}.w320`), "backup.tar"]);
  await sweepAt(1, services());
  expect(bucket.keys()).toHaveLength(12_502);
  expect(await sweeps()).toEqual([{ problem: "many", count: 10_000 }]);
  const list = { bucket: "business-images", swept_at: night(1).getTime() } as const;
  await confirmSweep(town.services(), admin, list, true);
  bucket.dyingAt = 20;
  await expect(sweepAt(2, services())).rejects.toThrow("killed");
  expect(bucket.keys().length).toBeGreaterThan(7000);
  await Promise.all([sweepAt(3, services()), sweepAt(3, services())]);
  expect(bucket.keys().sort()).toEqual(["backup.tar", mark]);
  expect(await sweeps()).toEqual([{ problem: null, count: 0 }]);
});
