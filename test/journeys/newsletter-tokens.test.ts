import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import routes from "../../app/routes";
import { returnAddress } from "../../app/rules/mail/return-address";
import { createToken, hashToken } from "../../app/server/platform/tokens";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

type Tree = { path?: string; children?: readonly Tree[] };
/** Every route, with a token for its parameters. */
function addressesIn(tree: readonly Tree[], token: string, above = ""): string[] {
  return tree.flatMap(({ path = "", children }) => {
    const here = path === "es?" ? above : `${above}/${path.replaceAll(/:\w+|\*/g, token)}`;
    return children ? addressesIn(children, token, here) : [here.replace(/(.)\/$/, "$1")];
  });
}

type Reader = { id: string; confirmed_at: number | null; unsubscribed_at: number | null };
const readers = () =>
  town.rows<Reader>("SELECT id, confirmed_at, unsubscribed_at FROM newsletter_subscriptions ORDER BY email");
const confirm = createToken();
const leave = createToken();
const other = { id: crypto.randomUUID(), unsubscribe_token: createToken(), confirmed_at: 5 };

beforeEach(async () => {
  await town.rows("DELETE FROM newsletter_subscriptions");
  const insert = `INSERT INTO newsletter_subscriptions
    (id, email, language, confirm_token_hash, unsubscribe_token, created_at, confirmed_at) VALUES (?, ?, 'en', ?, ?, 1, ?)`;
  await town.rows(insert, crypto.randomUUID(), "ana@example.com", await hashToken(confirm), leave, null);
  await town.rows(insert, other.id, "eva@example.com", null, other.unsubscribe_token, other.confirmed_at);
});

const own = /^\/newsletter\/(confirm|unsubscribe)$/;
const names = ["token", "code", "email", "form_token", "next", "returnTo", "id"];
/** In its mailed form and its stored form. */
const everyToken = async () => {
  const returned = await returnAddress("cambutal.example", other, crypto.randomUUID());
  return [confirm, await hashToken(confirm), leave, returned.split("@")[0] ?? ""];
};

test.each([0, 1, 2, 3])(
  "Token %i of the letter opens nothing else, at any address and in any field",
  async (which) => {
    const before = await readers();
    const token = (await everyToken())[which] ?? "";
    const everything = Object.fromEntries(names.map((name) => [name, token]));
    const query = new URLSearchParams(everything);
    const addresses = addressesIn(routes, encodeURIComponent(token)).filter((one) => !own.test(one));
    expect(addresses.length).toBeGreaterThan(80);
    for (const path of addresses) {
      for (const answer of [
        await town.get(`${path}?${query}`),
        await town.post(`${path}?${query}`, everything),
      ]) {
        expect(answer.status, path).not.toBe(500);
        expect(answer.headers.getSetCookie().join(), path).not.toMatch(/session=[^;]/);
      }
    }
    expect(await readers()).toEqual(before);
    expect(await town.rows("SELECT id FROM sessions")).toEqual([]);
  },
);

test("A token only works at its own address, and its hash, another token or a bounced letter's doesn't", async () => {
  const before = await readers();
  const [, hash = "", , returned = ""] = await everyToken();
  for (const token of [hash, returned, leave, ""])
    expect((await town.post(`/newsletter/confirm?token=${encodeURIComponent(token)}`)).status).toBe(400);
  for (const token of [hash, returned, confirm, ""])
    expect((await town.post(`/newsletter/unsubscribe?token=${encodeURIComponent(token)}`)).status).toBe(400);
  expect(await readers()).toEqual(before);
});

test("A scanner that opens every link of a letter changes nothing", async () => {
  const before = await readers();
  for (const language of ["", "/es"])
    for (const path of [`/newsletter/confirm?token=${confirm}`, `/newsletter/unsubscribe?token=${leave}`])
      for (const method of ["GET", "HEAD"])
        expect((await town.get(language + path, { method })).status).toBe(200);
  expect(await readers()).toEqual(before);
});
