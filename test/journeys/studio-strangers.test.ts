import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAccessTeam, unsignedToken } from "../support/access-team";
import { storedIn } from "../support/breaking";
import { makeAdmin, type Person, signUp } from "../support/people";
import { studioOf } from "../support/studio";
import { openTown, type Town } from "../support/town";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
const words = "Nobody shall read this yet";
const tables = ["page_content", "content_drafts", "content_versions", "page_seo", "translations"];

/** Every address of the studio, as a page and as the data of it, in both languages. */
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
    ["/translations", "?format=xliff"],
    ["/images", ""],
    ["/notice", ""],
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

  test("is nothing to somebody who is no admin, at every address and by every method", async () => {
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

  test("asks whoever is not signed in to sign in, at every address, and takes nothing of theirs", async () => {
    const before = await storedIn(town, tables);
    for (const path of addresses)
      for (const method of methods) {
        const answer = await visit(path, method, {});
        const html = await answer.text();
        const leadsToSignIn = `${answer.headers.get("Location")} ${html}`.includes("/auth");
        expect(html, `${method} ${path}`).not.toContain(words);
        expect(answer.status, `${method} ${path}`).toBeLessThan(500);
        if (["GET", "POST"].includes(method)) expect(leadsToSignIn, `${method} ${path}`).toBe(true);
        else expect([202, 302, 401, 404, 405], `${method} ${path}`).toContain(answer.status);
      }
    expect(await storedIn(town, tables)).toBe(before);
  });
});

test("With Cloudflare Access on, an admin comes in with a good token of the team alone, and nothing ends in an error", async () => {
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
  await Promise.all([team.close(), other.close(), town.close()]);
});
