import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCsv } from "../../app/rules/content/csv";
import { plain, tags } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
let admin: Person;
let owner: Person;
let place: string;
beforeAll(async () => {
  town = await openTown();
  owner = await signUp(town, { name: "José Núñez", email: "jose@example.test" });
  admin = await makeAdmin(town, { name: "Rosa" });
  const pending = { status: "pending" as const, approved_at: null, waiting_since: 1 };
  place = (await addRestaurant(town, { ...pending, user_id: owner.id, name: "El Ancla" })).id;
  const form = { name: "El Ancla", address: "Beside the church", category: "Cafe" };
  await town.post(`/my-listings/restaurant/${place}/edit`, form, { headers: owner.headers });
  const correction = { ...form, intent: "edit", name: "=SUM(A1)" };
  await town.post(`/admin/submissions/restaurant/${place}`, correction, { headers: admin.headers });
  const refusal = { intent: "reject", review_note: "Where is it?" };
  await town.post(`/admin/submissions/restaurant/${place}`, refusal, { headers: admin.headers });
});
afterAll(() => town.close());

const open = async (query = "", language = "") => {
  const response = await town.get(`${language}/admin/log${query}`, { headers: admin.headers });
  const html = await response.text();
  return { response, html, acts: [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, act]) => act) };
};
const table = async (query: string) => {
  const response = await town.get(`/admin/log?format=csv${query}`, { headers: admin.headers });
  return { response, text: await response.text() };
};

describe("The log", () => {
  test("shows who did what to what, with values before and after", async () => {
    const { html, acts } = await open(`?thing=restaurant:${place}`);
    expect(acts).toEqual(["Rejected a listing", "Corrected a listing", "Edited a listing"]);
    const line = plain(html.split("<h2").find((part) => part.includes(">Corrected a listing</h2>")) ?? "");
    expect(line).toContain("Restaurant: =SUM(A1)");
    expect(line).toContain("Value Before After Name El Ancla =SUM(A1)");
    expect(plain(html)).toContain("Only Restaurant: =SUM(A1)");
    expect(plain(html)).toContain("José Núñez");
    expect(tags(html, { href: `/admin/submissions/restaurant/${place}` })).toHaveLength(3);
    const spanish = await open(`?thing=restaurant:${place}`, "/es");
    expect(spanish.acts).toEqual(["Rechazó un lugar", "Corrigió un lugar", "Editó un lugar"]);
  });

  test("is found by person, with or without accents, by act and by day", async () => {
    for (const person of ["jose nunez", "JOSÉ", "jose@example.test", owner.id]) {
      const { acts } = await open(`?person=${encodeURIComponent(person)}`);
      expect(acts, person).toEqual(["Edited a listing", "Signed up"]);
    }
    expect((await open("?act=role.grant")).acts).toEqual(["Made somebody an admin"]);
    expect((await open("?from=2020-01-01&to=2020-01-31")).html).toContain("No lines match");
    expect((await open("?person=nobody-at-all")).html).toContain("No lines match");
  });

  test("continues by key, without repeating a line or reading everything", async () => {
    await town.rows(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
       INSERT INTO audit_log (id, at, action, subject_kind, subject_id) SELECT 'old' || i, 5, 'launch.tick', 'launch', 'road' FROM n`,
    );
    const seen: string[] = [];
    for (let query: string | null = "?act=launch.tick"; query; ) {
      const { response, html } = await open(query);
      expect(databaseUse(response).trips).toBeLessThanOrEqual(2);
      expect(databaseUse(response).rows).toBeLessThan(700);
      seen.push(...[...html.matchAll(/<time dateTime="([^"]+)/gi)].map(([, at]) => at ?? ""));
      const [next] = tags(html, { rel: "next" });
      query = next?.href?.slice("/admin/log".length) ?? null;
    }
    expect(seen).toHaveLength(400);
    expect((await open("?page=nonsense")).response.status).toBe(400);
  });

  test("can be downloaded as a table, with no cell a spreadsheet would calculate", async () => {
    const { response, text } = await table(`&thing=restaurant:${place}`);
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(text).toContain("'=SUM(A1)");
    const [head, rejected] = readCsv(text);
    expect(head?.join()).toBe("at,person,person_id,act,kind,id,name,before,after");
    expect(rejected?.slice(1, 6)).toEqual(["Rosa", admin.id, "listing.reject", "restaurant", place]);
    expect(JSON.parse(rejected?.[8] ?? "")).toMatchObject({ review_note: "Where is it?" });
    const all = readCsv((await table("&act=launch.tick")).text);
    expect(all).toHaveLength(401);
  });

  test("is linked from texts that mention it", async () => {
    const review = `/admin/submissions/restaurant/${place}`;
    const html = await (await town.get(review, { headers: admin.headers })).text();
    expect(tags(html, { href: `/admin/log?thing=restaurant%3A${place}` })).toHaveLength(2);
    const form = { intent: "edit", name: "Casa Ancla", category: "Cafe" };
    const saved = await town.post(review, form, { headers: admin.headers });
    const flash = saved.headers
      .getSetCookie()
      .find((one) => one.startsWith("flash="))
      ?.split(";")[0];
    const toasted = { headers: { ...admin.headers, Cookie: `${admin.cookie}; ${flash}` } };
    const next = await (await town.get("/admin/submissions", toasted)).text();
    expect(plain(next)).toContain("Your corrections are in the log. See the log");
    expect((await open()).acts[0]).toBe("Corrected a listing");
  });
});
