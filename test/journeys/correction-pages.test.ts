import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fieldValue, plain, postedForms, tags } from "../support/page-html";
import { makeAdmin, type Person } from "../support/people";
import { addRestaurant } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

const now = "2026-11-24T15:00:00Z";
const at = Date.parse(now);
const minute = 60_000;

let town: Town;
let admin: Person;
beforeAll(async () => {
  town = await openTown({ now });
  admin = await makeAdmin(town);
});
afterAll(() => town.close());
beforeEach(async () => {
  await town.rows("DELETE FROM visitor_corrections");
  await town.rows("DELETE FROM restaurant_listings");
});

const say = (
  id: string,
  given: Partial<Record<"what" | "note" | "network" | "answer", string>>,
  age: number,
) =>
  town.rows(
    `INSERT INTO visitor_corrections (id, kind, item_id, name, path, what, note, language, network, created_at,
       answered_at, answer) VALUES (?1, 'restaurant', ?2, ?2, '/eat/' || ?2, ?3, ?4, 'en', ?5, ?6, ?7, ?8)`,
    ...[crypto.randomUUID(), id, given.what ?? "hours", given.note ?? "", given.network ?? null, at - age],
    ...(given.answer ? [at - age + 1, given.answer] : [null, null]),
  );

/** A number of places, each reported a minute before the previous one. */
async function sayOf(count: number, given: Parameters<typeof say>[1] = {}) {
  for (let n = 0; n < count; n++) {
    const id = `place_${String(n).padStart(3, "0")}`;
    await addRestaurant(town, { id, slug: id, name: id });
    await say(id, given, (n + 1) * minute);
  }
}

const open = (path: string) => town.get(path, { headers: admin.headers });
const names = (html: string) => [...html.matchAll(/<h2[^>]*>.*?(place_\d+)/g)].map(([, name]) => name);
const nextOf = (html: string) => (tags(html, { rel: "next" })[0]?.href ?? "").replaceAll("&amp;", "&");
const addressOf = (href: string) => {
  const { pathname, search } = new URL(href, "http://localhost");
  return pathname + search;
};

test.each([
  ["", {}],
  ["?state=answered", { answer: "done" }],
])("All corrections are listed page by page, each once (%s)", async (query, given) => {
  await sayOf(120, given);
  // A second report of the same place joins the first.
  await say("place_000", given, 500 * minute);
  const seen: (string | undefined)[] = [];
  const lengths: number[] = [];
  let path = `/es/admin/corrections${query}`;
  while (path) {
    const html = await (await open(path)).text();
    seen.push(...names(html));
    lengths.push(names(html).length);
    const next = nextOf(html);
    path = next && addressOf(next);
    if (path) expect(path).toContain(`/es/admin/corrections?${query ? "state=answered&" : ""}page=`);
  }
  expect([...new Set(seen)]).toHaveLength(120);
  if (query === "") {
    expect(lengths).toEqual([50, 50, 20]);
    expect(seen).toEqual(seen.toSorted());
  }
});

test("What three networks report as closed is at the top of the first page, however old it is", async () => {
  await sayOf(60);
  for (const network of ["a", "b", "c"])
    await say("place_055", { what: "closed", network, note: `sign ${network}` }, 600 * minute);
  const first = await (await open("/admin/corrections")).text();
  expect(names(first).slice(0, 2)).toEqual(["place_055", "place_000"]);
  expect(plain(first)).toContain("Reported closed");
  expect(plain(first)).toMatch(/Said 3 times · by 3 people, it seems, this week/);
  const second = await (await open(addressOf(nextOf(first)))).text();
  expect(names(second)).toHaveLength(10);
  expect(plain(second)).not.toContain("Reported closed");
  expect(plain(second)).toContain("Back to the newest");
});

test("An answer leads back to its page, and an empty page links to the others", async () => {
  await sayOf(51);
  const second = addressOf(nextOf(await (await open("/admin/corrections")).text()));
  const html = await (await open(second)).text();
  const form = postedForms(html).find((one) => one.includes("place_050")) ?? "";
  const sent = Object.fromEntries(
    ["item", "what", "until"].map((name) => [name, fieldValue(form, name) ?? ""]),
  );
  const answer = await town.post(second, { ...sent, answer: "right" }, { headers: admin.headers });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${second}#answered`]);
  const left = plain(await (await open(second)).text());
  expect(left).toContain("No more corrections here");
  expect(left).toContain("Back to the newest");
  expect(left).not.toContain("Nothing waiting");
  expect((await open("/admin/corrections?page=made-up")).status).toBe(400);
});

test("A page reads the same number of rows however many corrections there are", async () => {
  await sayOf(60);
  const paths = ["/admin/corrections", addressOf(nextOf(await (await open("/admin/corrections")).text()))];
  const read = async () => {
    const all = await Promise.all(paths.map(async (path) => databaseUse(await open(path))));
    for (const { trips } of all) expect(trips).toBe(2);
    return all.map(({ rows }) => rows);
  };
  const put = (id: string, kind: string, count: number, end: string) =>
    town.rows(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       INSERT INTO visitor_corrections (id, kind, item_id, name, path, what, language, created_at, answered_at, answer)
       SELECT ?2 || i, ?3, ?2 || i, 'Far', '/far', 'hours', 'en', ?4 - i, ${end} FROM n`,
      ...[count, id, kind, at - 100 * 60 * minute],
    );
  await put("old", "service", 1_000, "NULL, NULL");
  const few = await read();
  await put("older", "service", 3_000, "NULL, NULL");
  await put("answered", "restaurant", 3_000, "1, 'done'");
  const more = await read();
  for (const [index, rows] of few.entries()) expect(Math.abs((more[index] ?? 0) - rows)).toBeLessThan(20);
});
