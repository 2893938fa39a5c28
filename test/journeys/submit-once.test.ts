import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { spanStart } from "../../app/rules/site/throttle-span";
import { fieldValue, plain } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { addForms, newToken, restaurant } from "../support/submissions";
import { waitForWholeSpan } from "../support/throttle-span";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const send = (path: string, form: Record<string, string>, person: Person, failure?: string) =>
  town.post(path, form, { headers: person.headers, failure });
const count = async (table: string, person: Person) =>
  (await town.rows(`SELECT id FROM ${table} WHERE user_id = ?`, person.id)).length;

describe("The same form sent many times", () => {
  test.each(addForms)(
    "(twenty at once, $path) makes one listing, and each gets a success message",
    async (form) => {
      const person = await signUp(town);
      const typed = { ...form.typed, form_token: newToken() };
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(form.path, typed, person)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
      expect(await count(form.table, person)).toBe(1);
      const [throttled] = await town.rows(
        "SELECT max(count) AS most FROM throttles WHERE name = 'submission'",
      );
      expect(throttled).toEqual({ most: 1 });
      await town.rows("DELETE FROM throttles");
    },
  );

  test("by two people makes two listings: a token belongs to its sender", async () => {
    const [one, other] = [await signUp(town), await signUp(town)];
    const typed = { ...restaurant, form_token: newToken() };
    for (const person of [one, other])
      expect((await send("/add-restaurant", typed, person)).status).toBe(303);
    expect([await count("restaurant_listings", one), await count("restaurant_listings", other)]).toEqual([
      1, 1,
    ]);
  });

  test.each(["", "short", "with spaces in it, and commas", "x".repeat(500)])(
    "with an invalid token (%j) counts as a new form",
    async (form_token) => {
      const person = await signUp(town);
      for (let time = 0; time < 2; time++)
        await send("/add-restaurant", { ...restaurant, form_token }, person);
      expect(await count("restaurant_listings", person)).toBe(2);
    },
  );

  test("gets a token from its page, and keeps it when it comes back", async () => {
    const person = await signUp(town);
    const open = async () => (await town.get("/add-restaurant", { headers: person.headers })).text();
    const [first, second] = [fieldValue(await open(), "form_token"), fieldValue(await open(), "form_token")];
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(first).not.toBe(second);
    const back = await send("/add-restaurant", { form_token: first ?? "" }, person);
    expect(fieldValue(await back.text(), "form_token")).toBe(first);
  });
});

describe("Addresses", () => {
  const people: Person[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 8; count++) people.push(await signUp(town));
  });

  test.each(addForms)(
    "of eight listings with one name at the same instant are different ($path)",
    async (form) => {
      const typed = { ...form.typed, [form.name]: "Ola Ñandú & Café 🌊" };
      const answers = await Promise.all(people.map((person) => send(form.path, typed, person)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
      const rows = await town.rows<{ slug: string }>(
        `SELECT slug FROM ${form.table} WHERE slug LIKE 'ola_nandu_cafe%' ORDER BY length(slug), slug`,
      );
      expect(rows.map(({ slug }) => slug)).toEqual([
        "ola_nandu_cafe",
        ...[2, 3, 4, 5, 6, 7, 8].map((number) => `ola_nandu_cafe_${number}`),
      ]);
    },
  );

  test("of a name without letters are made from the kind, and somebody's old address isn't reused", async () => {
    const person = await signUp(town);
    await town.rows(
      "INSERT INTO old_slugs (kind, slug, listing_id) VALUES ('restaurant', 'el_ancla', 'gone')",
    );
    for (const name of ["🌮🌮", "***", "El Ancla"])
      await send("/add-restaurant", { ...restaurant, name }, person);
    const rows = await town.rows<{ slug: string }>(
      "SELECT slug FROM restaurant_listings WHERE user_id = ? ORDER BY created_at, slug",
      person.id,
    );
    expect(rows.map(({ slug }) => slug).sort()).toEqual(["el_ancla_2", "restaurant", "restaurant_2"]);
  });
});

describe("When the database fails on the way", () => {
  const words = {
    "/add-restaurant":
      "Submission failed There was an error submitting your restaurant listing. Please try again.",
    "/add-hotel": "Submission failed There was an error submitting your hotel listing. Please try again.",
    "/add-activity":
      "Submission Failed There was an error submitting your business listing. Please try again.",
    "/add-business":
      "Submission Failed There was an error submitting your business listing. Please try again.",
  };
  const cases = addForms.flatMap((form) =>
    ["d1:1", "d1:2", "d1:2:late", "d1:all"].map((failure) => ({ ...form, failure })),
  );

  test.each(cases)(
    "($failure at $path) the form comes back filled in and, sent again, is accepted once",
    async (given) => {
      const { path, typed, table, failure } = given;
      const person = await signUp(town);
      const form = { ...typed, form_token: newToken() };
      const response = await send(path, form, person, failure);
      const html = await response.text();
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toBe("30");
      expect(plain(html)).toContain(words[path]);
      for (const [name, value] of Object.entries(form)) expect(fieldValue(html, name), name).toBe(value);
      expect(await count(table, person)).toBe(failure === "d1:2:late" ? 1 : 0);
      const again = await send(path, form, person);
      expect(again.status).toBe(303);
      expect(await count(table, person)).toBe(1);
    },
  );
});

test("Listings are limited to twenty a day: the next form is kept and has to wait", async () => {
  await waitForWholeSpan();
  const person = await signUp(town);
  const day = 24 * 60 * 60_000;
  const today = spanStart(day, new Date());
  const [noon, noonTomorrow] = [0.5, 1.5].map((days) => new Date(today + days * day).toISOString());
  const sendAt = (now?: string) =>
    town.post("/add-restaurant", { ...restaurant, form_token: newToken() }, { headers: person.headers, now });
  await town.rows("DELETE FROM throttles");
  for (let time = 0; time < 20; time++) expect((await sendAt(noon)).status).toBe(303);
  const refused = await sendAt(noon);
  const html = await refused.text();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBe(12 * 60 * 60);
  expect(plain(html)).toContain("That's enough for today");
  expect(fieldValue(html, "name")).toBe(restaurant.name);
  expect(await count("restaurant_listings", person)).toBe(20);
  expect((await sendAt(noonTomorrow)).status).toBe(303);
});

test("The limit doesn't apply to admins", async () => {
  const admin = await makeAdmin(town);
  await town.rows("DELETE FROM throttles");
  const sendOne = () =>
    town.post("/add-restaurant", { ...restaurant, form_token: newToken() }, { headers: admin.headers });
  expect((await sendOne()).status).toBe(303);
  await town.rows("UPDATE throttles SET count = 500 WHERE name = 'submission'");
  expect((await sendOne()).status).toBe(303);
  expect(await count("restaurant_listings", admin)).toBe(2);
});
