import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enroll } from "../support/authenticator";
import { makeAdmin, newAddress, sessionCookieOf, signUp } from "../support/people";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const from = (address = newAddress()) => ({ headers: { "CF-Connecting-IP": address } });
const isIn = async (cookie: string) =>
  (await town.get("/profile", { headers: { Cookie: cookie } })).status === 200;

describe("next stays on this site", () => {
  test.each([
    "//evil.test",
    "///evil.test",
    "https://evil.test",
    "https:evil.test",
    "http:/evil.test",
    "\\\\evil.test",
    "/\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    "\t//evil.test",
    " //evil.test",
    "/%2f/evil.test",
    "/%2F%2Fevil.test",
    "/%5Cevil.test",
    "/%255Cevil.test",
    "/.//evil.test",
    "/..//evil.test",
    "javascript:alert(1)",
    "data:text/html,x",
    "@evil.test",
    "evil.test",
    "/auth/../..//evil.test",
    "/\u0000/evil.test",
    "?next=//evil.test",
  ])("%j", async (next) => {
    const person = await signUp(town);
    const answer = await town.post(
      "/auth",
      { intent: "sign-in", email: person.email, password: person.password, next },
      from(),
    );
    const there = new URL(answer.headers.get("Location") ?? "", "http://localhost/");
    expect(there.origin).toBe("http://localhost");
    expect(answer.headers.get("Location")).not.toMatch(/^\/[/\\]/);
    const signedIn = { headers: { Cookie: sessionCookieOf(answer) } };
    const door = await town.get(`/auth?next=${encodeURIComponent(next)}`, signedIn);
    expect(new URL(door.headers.get("Location") ?? "", "http://localhost/").origin).toBe("http://localhost");
  });

  test("a good one is kept through sign-up, sign-in and the second factor", async () => {
    const next = "/add-restaurant?from=eat#top";
    const form = { intent: "sign-up", name: "Eva", email: "eva@example.test", password: "beep boop beep" };
    expect((await town.post("/auth", { ...form, next }, from())).headers.get("Location")).toBe(next);
    const person = await signUp(town);
    const app = await enroll(town, person);
    const first = await town.post(
      "/auth",
      { intent: "sign-in", email: person.email, password: person.password, next },
      from(),
    );
    const path = first.headers.get("Location") ?? "";
    expect(path).toBe(`/auth/second-factor?next=${encodeURIComponent(next)}`);
    const send = { headers: { Cookie: sessionCookieOf(first) } };
    const done = await town.post(path, { code: app.code() }, send);
    expect(done.headers.get("Location")).toBe(next);
  });
});

describe("undeclared fields", () => {
  test("change nothing", async () => {
    const extra = {
      role: "admin",
      status: "approved",
      user_id: "somebody-else",
      id: "chosen",
      email_verified_at: "1",
      is_admin: "on",
      created_at: "1",
    };
    const form = { intent: "sign-up", name: "Max", email: "max@example.test", password: "beep boop beep" };
    const joined = await town.post("/auth", { ...form, ...extra }, from());
    const headers = { Cookie: sessionCookieOf(joined) };
    await town.post("/profile", { name: "Max", email: "other@example.test", ...extra }, { headers });
    const [row] = await town.rows(
      "SELECT users.id = 'chosen' AS chosen, users.email, email_verified_at, users.created_at > 1 AS dated FROM users JOIN profiles USING (id) WHERE name = 'Max'",
    );
    expect(row).toEqual({ chosen: 0, email: "max@example.test", email_verified_at: null, dated: 1 });
    expect(await town.rows("SELECT * FROM user_roles WHERE user_id = 'somebody-else'")).toEqual([]);
    expect((await town.get("/admin", { headers })).status).toBe(404);
  });

  test("a filled honeypot gets a success message and creates nothing", async () => {
    const form = { intent: "sign-up", name: "Bot", email: "pot@example.test", password: "beep boop beep" };
    const answer = await town.post("/auth", { ...form, company_fax: "1234" }, from());
    expect(answer.status).toBe(303);
    expect(sessionCookieOf(answer)).toBe("");
    expect(await town.rows("SELECT id FROM users WHERE email = 'pot@example.test'")).toEqual([]);
  });
});

describe("a form from another site", () => {
  const paths = [
    "/auth",
    "/auth/sign-out",
    "/auth/code",
    "/auth/recover",
    "/auth/reset?token=x",
    "/auth/verify?token=x",
    "/auth/verify/resend",
    "/auth/second-factor",
    "/profile",
    "/profile/security",
  ];
  const foreigners: Record<string, string>[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: "https://evil.test" },
    { Origin: "null" },
    {},
  ];
  test.each(paths)("is refused at %s, and at its data request", async (path) => {
    const person = await signUp(town);
    const twin = path.replace(/(\?|$)/, ".data$1");
    for (const address of [path, twin, `/es${path}`]) {
      for (const foreign of foreigners) {
        const answer = await bare(address, { Cookie: person.cookie, ...foreign });
        expect(`${address} ${JSON.stringify(foreign)} ${answer.status}`).toBe(
          `${address} ${JSON.stringify(foreign)} 403`,
        );
      }
    }
    expect(await isIn(person.cookie)).toBe(true);
  });

  async function bare(path: string, headers: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ scope: "global", intent: "sign-in" });
    return town.get(path, { method: "POST", body, headers });
  }
});

describe("the admin area", () => {
  test("redirects to sign-in when signed out, and is a 404 for non-admins", async () => {
    for (const path of ["/admin", "/es/admin"]) {
      const out = await town.get(path);
      expect(out.status).toBe(302);
      const prefix = path.startsWith("/es") ? "/es" : "";
      expect(out.headers.get("Location")).toBe(`${prefix}/auth?next=${encodeURIComponent(path)}`);
    }
    const person = await signUp(town);
    expect((await town.get("/admin", { headers: person.headers })).status).toBe(404);
    const admin = await makeAdmin(town);
    expect((await town.get("/admin", { headers: admin.headers })).status).toBe(200);
  });

  test("stays closed if the role can't be looked up", async () => {
    const admin = await makeAdmin(town);
    const answer = await town.get("/admin", { headers: admin.headers, failure: "d1:1" });
    expect(answer.status).toBe(503);
    const home = await town.get("/", { headers: admin.headers, failure: "d1:1" });
    expect(home.status).toBe(200);
    expect(await home.text()).not.toContain('href="/admin"');
  });

  test("guards the data requests as well", async () => {
    const person = await signUp(town);
    const answer = await town.get("/admin.data", { headers: person.headers });
    const told = await answer.text();
    expect(told).toContain('"ErrorResponse"');
    expect(told).not.toContain("notify");
  });
});
