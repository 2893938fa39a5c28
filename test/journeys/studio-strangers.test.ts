import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAccessTeam, unsignedToken } from "../support/access-team";
import { storedIn } from "../support/broken-batches";
import { multipart } from "../support/multipart";
import { makeAdmin, type Person, signUp } from "../support/people";
import { small } from "../support/pictures";
import { studioOf } from "../support/studio";
import { openTown, type Town } from "../support/town";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
const words = "Nobody shall read this yet";
const tables = ["page_content", "content_versions", "page_seo", "translations"];

/** Every address of the studio, as a page and as its data, in both languages. */
function addressesOf(section: string, record: string): string[] {
  const screens = [
    ["", ""],
    ["/content", ""],
    ["/content", "?page_path=%2F&section_name=hero"],
    [`/content/${section}`, ""],
    ["/content/nothing", ""],
    ["/seo", ""],
    ["/seo", "?page_path=%2Fsurf"],
    [`/seo/${record}`, ""],
    ["/translations", ""],
    ["/translations", "?format=csv"],
    ["/images", ""],
    ["/notice", ""],
    ["/import", ""],
    ["/import", "?template=hotel"],
    ["/people", ""],
    ["/people", "?q=a"],
    ["/people/nobody", ""],
    ["/log", ""],
    ["/log", "?format=csv"],
    ["/export", ""],
    ["/export", "?kind=all&format=json"],
    ["/export", "?kind=picture&format=zip"],
  ];
  return ["", "/es"].flatMap((language) =>
    screens.flatMap(([path, query]) =>
      ["", ".data"].map((ending) => `${language}/admin${path}${ending}${query}`),
    ),
  );
}

describe("The studio", () => {
  let town: Town;
  let admin: Person;
  let addresses: string[];
  beforeAll(async () => {
    town = await openTown();
    admin = await makeAdmin(town);
    const studio = studioOf(town, admin);
    await studio.send("/", "hero", { intent: "publish", "data.title": "The bay" });
    await studio.send("/", "hero", { intent: "save-draft", "data.title": words });
    await studio.post("/admin/seo", { page_path: "/surf", intent: "save", page_title: "Waves" });
    const [section] = await town.rows<{ id: string }>("SELECT id FROM page_content");
    const [record] = await town.rows<{ id: string }>("SELECT id FROM page_seo");
    addresses = addressesOf(section?.id ?? "", record?.id ?? "");
  });
  afterAll(() => town.close());

  const visit = (path: string, method: string, headers: Record<string, string>) => {
    const form = { intent: "publish", page_path: "/", section_name: "hero", key: "frame.home" };
    const body = method === "POST" ? new URLSearchParams(form) : undefined;
    return town.get(path, { method, body, headers: { ...headers, "Sec-Fetch-Site": "same-origin" } });
  };

  test("is a 404 for non-admins, at every address and by every method", async () => {
    const stranger = await signUp(town);
    const before = await storedIn(town, tables);
    for (const path of addresses)
      for (const method of methods) {
        const answer = await visit(path, method, stranger.headers);
        const html = await answer.text();
        expect([404, 405], `${method} ${path}`).toContain(answer.status);
        expect(html, `${method} ${path}`).not.toContain(words);
      }
    expect(await storedIn(town, tables)).toBe(before);
  });

  test("redirects signed-out people to sign-in, at every address, and accepts nothing from them", async () => {
    const before = await storedIn(town, tables);
    for (const path of addresses)
      for (const method of methods) {
        const answer = await visit(path, method, {});
        const html = await answer.text();
        const leadsToSignIn = `${answer.headers.get("Location")} ${html}`.includes("/auth");
        expect(html, `${method} ${path}`).not.toContain(words);
        expect(answer.status, `${method} ${path}`).toBeLessThan(500);
        // The list of people, the log and exports are read-only.
        const isRead = /\/(log|export|people(\.data)?(\?|$))/.test(path);
        const isServed = method === "GET" || (method === "POST" && !isRead);
        if (isServed) expect(leadsToSignIn, `${method} ${path}`).toBe(true);
        else expect([202, 302, 401, 404, 405], `${method} ${path}`).toContain(answer.status);
      }
    expect(await storedIn(town, tables)).toBe(before);
  });
});

test("With Cloudflare Access on, an admin needs a valid token of the team, and nothing ends in an error", async () => {
  const audience = "studio";
  const [team, other] = await Promise.all([openAccessTeam(audience), openAccessTeam(audience)]);
  const town = await openTown({ vars: { ACCESS_TEAM: team.address, ACCESS_AUD: audience } });
  const admin = await makeAdmin(town);
  const bad = {
    none: null,
    nonsense: "a.b.c",
    "of another team": await other.sign({ team: team.address }),
    "for another audience": await team.sign({ audience: "shop" }),
    expired: await team.sign({ endsIn: "-2m" }),
    unsigned: unsignedToken(team.address, audience),
  };
  const statuses = async (token: string | null) => {
    const sent: Record<string, string> = token === null ? {} : { "Cf-Access-Jwt-Assertion": token };
    const headers = { ...admin.headers, ...sent, "Sec-Fetch-Site": "same-origin" };
    const paths = addressesOf("a", "b").filter((path) => !path.includes("?"));
    const answers = paths.flatMap((path) =>
      ["GET", "POST", "DELETE"].map((method) => town.get(path, { method, headers })),
    );
    return [...new Set((await Promise.all(answers)).map(({ status }) => status))];
  };
  const good = await team.sign();
  team.goAway();
  expect(await statuses(good), "while the keys cannot be fetched").toEqual([403]);
  team.comeBack();
  for (const [name, token] of Object.entries(bad)) expect(await statuses(token), name).toEqual([403]);
  const headers = { ...admin.headers, "Cf-Access-Jwt-Assertion": good };
  expect((await town.get("/admin/content", { headers })).status).toBe(200);
  expect((await town.get("/admin/content", { headers: { "Cf-Access-Jwt-Assertion": good } })).status).toBe(
    302,
  );
  expect((await town.get("/surf")).status).toBe(200);

  const packed = await multipart([
    ["folder", "pages"],
    ["file", new File([small.jpeg], "sea.jpg", { type: "image/jpeg" })],
  ]);
  const powers = async (Cookie: string) => {
    const headers = { Cookie: `${admin.headers.Cookie}; ${Cookie}` };
    const preview = await (await town.get("/surf?preview=draft", { headers })).text();
    const { body, type } = packed;
    const uploaded = await town.post("/images", {}, { body, headers: { ...headers, "Content-Type": type } });
    return [preview.includes("Wild draft"), uploaded.status];
  };
  await town.rows(
    `INSERT INTO content_versions (page_path, section_name, number, act, state, content_data, at)
     VALUES ('/surf', 'hero', 1, 'draft', 'draft', '{"title":"Wild draft"}', 0)`,
  );
  for (const token of ["", bad.nonsense, bad.expired, bad["for another audience"]])
    expect(await powers(`CF_Authorization=${token}`), "beside the studio").toEqual([false, 400]);
  expect(await powers(`CF_Authorization=${good}`)).toEqual([true, 200]);
  await Promise.all([team.close(), other.close(), town.close()]);
});

test("With Cloudflare Access configured incompletely, the studio names the missing setting, and nobody acts as an admin", async () => {
  const town = await openTown({ vars: { ACCESS_TEAM: "https://team.test", GOOGLE_CLIENT_ID: "us" } });
  const [admin, person] = [await makeAdmin(town), await signUp(town)];
  for (const path of ["/admin", "/es/admin/content", "/admin/submissions", "/admin/translations"]) {
    const closed = await town.get(path, { headers: admin.headers });
    expect([closed.status, await closed.text()]).toEqual([503, expect.stringContaining("ACCESS_AUD")]);
    expect((await town.get(path, { headers: person.headers })).status).toBe(404);
    expect((await town.get(path)).status).toBe(302);
  }
  const form = { intent: "save", key: "newsletter.button", "value.en": "Mine" };
  const sent = await town.post("/admin/translations", form, { headers: admin.headers });
  expect([sent.status, await town.rows("SELECT * FROM translations")]).toEqual([503, []]);
  const upload = await town.post("/images", { folder: "pages" }, { headers: admin.headers });
  expect(upload.status).toBe(400);
  expect((await town.get("/surf", { headers: admin.headers })).status).toBe(200);
  expect(await (await town.get("/auth")).text()).not.toContain('action="/auth/google"');
  await town.close();
});

test("The dashboard names a provider's missing setting", async () => {
  const town = await openTown({ vars: { GOOGLE_CLIENT_ID: "us" } });
  const admin = await makeAdmin(town);
  for (const path of ["/admin", "/es/admin"])
    expect(await (await town.get(path, { headers: admin.headers })).text()).toContain("GOOGLE_CLIENT_SECRET");
  await town.close();
});
