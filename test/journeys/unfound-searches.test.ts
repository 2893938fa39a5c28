import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { timesUntilListed } from "../../app/rules/search/unfound-searches";
import { throttles } from "../../app/rules/site/throttles";
import { countUnfound } from "../../app/server/operations/search/count-unfound";
import { sweep } from "../../app/server/operations/site/sweep";
import { plain } from "../support/page-html";
import { makeAdmin, type Person } from "../support/people";
import { openTown, type Town } from "../support/town";

const now = "2026-12-04T17:30:00Z";

let town: Town;
let admin: Person;
beforeAll(async () => {
  town = await openTown({ now });
  admin = await makeAdmin(town);
});
afterAll(() => town.close());
beforeEach(async () => {
  await town.rows("DELETE FROM unfound_searches");
  await town.rows("DELETE FROM throttles");
  await town.rows("DELETE FROM hash_keys");
});

const search = { words: "clases de buceó", folded: "clases de buceo" };
const asked = (network: string, day = "2026-12-04", what = search) =>
  countUnfound(town.services({ now: new Date(`${day}T17:30:00Z`) }), what, network);
const kept = () => town.rows("SELECT * FROM unfound_searches");
const read = async (path = "/admin/figures") =>
  plain(await (await town.get(path, { headers: admin.headers })).text());

/** A key under which the networks asked from here have a drawer each; with a drawn one, some share theirs. */
const setKey = () =>
  town.rows("INSERT OR REPLACE INTO hash_keys (name, key) VALUES ('unfound', ?)", "k".repeat(43));

test("a search without results is a keyed hash until the fifth time, and words from then on", async () => {
  await setKey();
  for (let n = 1; n < timesUntilListed; n++) {
    await asked(`10.0.0.${n}`);
    expect(await kept()).toMatchObject([{ times: n, words: null }]);
  }
  expect(JSON.stringify(await kept())).not.toContain("buce");
  expect(await read()).not.toContain("buceó");
  await asked("10.0.0.9");
  expect(await kept()).toMatchObject([
    { times: timesUntilListed, words: "clases de buceó", asked_on: "2026-12-04" },
  ]);
  expect(await read()).toContain("clases de buceó 5 times, last on Dec 4");
  expect(await read("/es/admin/figures")).toContain("clases de buceó 5 veces, la última el 4 dic");
});

test("the hash can't be computed from the table alone", async () => {
  await asked("10.0.0.1");
  const [row] = await kept();
  const [{ key = "" } = {}] = await town.rows<{ key: string }>("SELECT key FROM hash_keys");
  expect(key).toHaveLength(43);
  const plainHash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(search.folded));
  expect(row?.hash).toHaveLength(43);
  expect(row?.hash).not.toBe(Buffer.from(plainHash).toString("base64url"));
});

test("a network counts once a day for the same words, and again tomorrow", async () => {
  for (let n = 0; n < 9; n++) await asked("10.0.0.1");
  expect(await kept()).toMatchObject([{ times: 1 }]);
  await asked("10.0.0.1", "2026-12-05");
  expect(await kept()).toMatchObject([{ times: 2, asked_on: "2026-12-05" }]);
});

test("a flood from one network is limited to its share, and doesn't affect others", async () => {
  const { limit } = throttles.unfound;
  for (let n = 0; n < limit + 5; n++)
    await asked("10.0.0.1", "2026-12-04", { words: `word ${n}`, folded: `word ${n}` });
  expect(await kept()).toHaveLength(limit);
  await asked("10.0.0.2");
  expect(await kept()).toHaveLength(limit + 1);
  expect(JSON.stringify(await town.rows("SELECT * FROM throttles"))).not.toContain("10.0.0");
});

test("the script of a page without results reports it, and another page can't", async () => {
  const html = await (await town.get("/search?q=zzzyx")).text();
  expect(html).toContain("data-unfound");
  for (const path of ["/search", "/search?q=tide", "/"]) {
    expect(await (await town.get(path)).text()).not.toContain("data-unfound");
  }
  const answer = await town.post("/count", { page: "/search?q=zzzyx", what: "view" });
  expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([204, null]);
  await vi.waitFor(async () => expect(await kept()).toMatchObject([{ times: 1, words: null }]));
});

test("old searches are deleted, and network hashes at the end of the day", async () => {
  await asked("10.0.0.1", "2026-08-01");
  await asked("10.0.0.1", "2026-12-03", { words: "yates", folded: "yates" });
  for (let n = 0; n < 2; n++) await sweep(town.services({ now: new Date(now) }), new Date(now));
  expect(await kept()).toMatchObject([{ times: 1, asked_on: "2026-12-03", drawers: "" }]);
});
