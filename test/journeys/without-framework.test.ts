import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enroll } from "../support/authenticator";
import { hold } from "../support/events";
import { makeAdmin, type Person, sessionCookieOf, signUp } from "../support/people";
import { addHotel } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]*src="([^"]+)"|<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
    ([, script, module]) => script ?? module,
  );

/** The page has a single small script, at most 2.5 KB compressed. */
async function expectBare(path: string, person?: Pick<Person, "headers">) {
  const response = await town.get(path, { headers: person?.headers });
  expect([200, 400]).toContain(response.status);
  const scripts = scriptsOf(await response.text());
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/(visitor|working)-/)]);
  expect(brotliCompressSync(readFileSync(`build/client${scripts[0]}`)).length).toBeLessThanOrEqual(2560);
}

test.each([
  "/auth",
  "/es/auth?tab=sign-up",
  "/auth/code",
  "/auth/recover",
  "/auth/reset?token=x",
  "/auth/verify?token=x",
  "/newsletter",
  "/newsletter/confirm?token=x",
  "/newsletter/unsubscribe?token=x",
])("%s is a page without a framework", (path) => expectBare(path));

test("the second factor is asked for without a framework", async () => {
  const person = await signUp(town);
  await enroll(town, person);
  const first = await town.post("/auth", {
    intent: "sign-in",
    email: person.email,
    password: person.password,
  });
  await expectBare("/auth/second-factor", { headers: { Cookie: sessionCookieOf(first) } });
});

test("so is the confirmation of a deletion, and admins' counts are shown", async () => {
  const owner = await makeAdmin(town);
  const hotel = await addHotel(town, { user_id: owner.id });
  const event = await hold(town, { owner: owner.id, event_date: "2027-11-21" });
  await expectBare(`/my-listings/hotel/${hotel.id}/delete`, owner);
  await expectBare(`/my-listings/event/${event.id}/delete`, owner);
  await expectBare("/admin", owner);
});

test("a form that comes back begins with its errors", async () => {
  const wrong = await town.post("/auth", { intent: "sign-in", email: "nobody@example.test", password: "x" });
  expect(await wrong.text()).toMatch(/<div[^>]*autofocus[^>]*>(?:<[^>]*>)*Sign in failed/);
  const empty = await town.post("/auth/recover", { email: "" });
  expect(await empty.text()).toMatch(/<div[^>]*id="error-summary"[^>]*autofocus/);
});
