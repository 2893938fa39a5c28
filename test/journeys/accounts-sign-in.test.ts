import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAdmin, sessionCookieOf, signIn, signUp } from "../support/people";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test("signing up makes a person, a profile and a mail, and signs them in", async () => {
  const person = await signUp(town, { email: "Rosa@Example.test", name: "Rosa" });
  const home = await (await town.get("/", { headers: person.headers })).text();
  expect(home).toContain("Rosa");
  expect(home).toContain("/auth/sign-out");
  const [profile] = await town.rows("SELECT name, email, language FROM profiles WHERE id = ?", person.id);
  expect(profile).toEqual({ name: "Rosa", email: "rosa@example.test", language: "en" });
});

test("a signed-in person costs one more round trip, and no page of theirs is cached", async () => {
  const person = await signUp(town);
  const page = await town.get("/", { headers: person.headers });
  expect(databaseUse(page).trips).toBe(2);
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
});

test("an admin is an admin from the next sign-in on", async () => {
  const admin = await makeAdmin(town);
  const home = await (await town.get("/", { headers: admin.headers })).text();
  expect(home).toContain('href="/admin"');
});

test("signing out ends this device and leaves the other", async () => {
  const here = await signUp(town);
  const there = await signIn(town, here);
  const out = await town.post("/auth/sign-out", {}, { headers: here.headers });
  expect(out.status).toBe(303);
  expect(sessionCookieOf(out)).toBe("");
  const bar = async (headers: Record<string, string>) => (await town.get("/", { headers })).text();
  expect(await bar(here.headers)).toContain('href="/auth"');
  expect(await bar(there.headers)).toContain("/auth/sign-out");
});
