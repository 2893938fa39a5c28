import { describe, expect, test } from "vitest";
import { fieldValue, plain } from "../support/page-html";
import { signUp } from "../support/people";
import { openStudio } from "../support/studio";
import { databaseUse } from "../support/town";

const { town, studio } = await openStudio();

describe("The studio is for admins", () => {
  const paths = [
    "/admin/content",
    "/es/admin/content",
    "/admin/content?page_path=%2F",
    "/admin/content/nobody",
  ];
  const intents = [
    "create",
    "update",
    "delete",
    "show",
    "hide",
    "move-up",
    "save-draft",
    "publish",
    "discard",
  ];

  test("others can't see it or write, by any address and method", async () => {
    const stranger = await signUp(town);
    for (const path of paths) {
      expect((await town.get(path, { headers: stranger.headers })).status, path).toBe(404);
      expect((await town.get(path)).status, path).toBe(302);
    }
    for (const intent of [...intents, "restore"]) {
      const form = { page_path: "/", section_name: "hero", intent, "data.title": "Mine", revision: "1" };
      expect((await town.post("/admin/content", form, { headers: stranger.headers })).status, intent).toBe(
        404,
      );
      expect((await town.post("/admin/content", form)).status, intent).toBe(302);
    }
    const headers = { ...stranger.headers, "Sec-Fetch-Site": "same-origin" };
    for (const method of ["PUT", "DELETE", "PATCH"]) {
      const answer = await town.get("/admin/content", { method, headers });
      expect([404, 405], method).toContain(answer.status);
    }
    expect(await town.rows("SELECT 1 FROM content_versions")).toEqual([]);
    expect(await town.rows("SELECT 1 FROM page_content")).toEqual([]);
  });

  const kept = { page_path: "/", section_name: "hero", intent: "publish", "data.title": "Do not lose me" };

  test("a person who was signed out meanwhile signs in first; scripts are told, and keep what was typed", async () => {
    const answer = await town.post("/es/admin/content?page_path=%2Fes", kept);
    const next = encodeURIComponent("/es/admin/content?page_path=%2Fes");
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/es/auth?next=${next}`]);
    expect((await town.post("/admin/content.data", kept)).status).toBe(401);
  });

  test("if the person can't be looked up, the form comes back to be sent again", async () => {
    const headers = { Cookie: "session=somebody" };
    const answer = await town.post("/admin/content", kept, { headers, failure: "d1:1" });
    const html = await answer.text();
    expect([answer.status, plain(html).includes("Back in a moment")]).toEqual([503, true]);
    expect(fieldValue(html, "data.title")).toBe("Do not lose me");
  });

  test.each(["many", "-1", "1.5", "999999999999", "0x1"])(
    "a made-up version, %s, overwrites nothing",
    async (version) => {
      const form = { ...kept, version };
      const answer = await studio.post("/admin/content", form);
      expect(answer.status).toBe(409);
      expect(fieldValue(await answer.text(), "data.title")).toBe("Do not lose me");
      expect(await town.rows("SELECT 1 FROM page_content")).toEqual([]);
    },
  );
});

test("fifty sections cost no additional trips, one row each, and slow down neither another page nor saving", async () => {
  const home = "/admin/content?page_path=%2F";
  const rowsOf = async (path: string) => databaseUse((await studio.html(path)).response).rows;
  const save = async (title: string) =>
    databaseUse(await studio.send("/surf", "hero", { intent: "publish", "data.title": title }));
  await save("First");
  const alone = await save("Second");
  const [before, empty] = [await rowsOf(home), await rowsOf("/admin/content?page_path=%2Fsurf")];
  for (let index = 0; index < 50; index++)
    await studio.send("/surf", "", { intent: "create", "data.title": `Part ${index}` });
  const { response, html } = await studio.html("/admin/content?page_path=%2Fsurf");
  expect(databaseUse(response).trips).toBe(2);
  expect(html).toContain("Part 49");
  expect(databaseUse(response).rows - empty).toBeLessThanOrEqual(50);
  expect(await rowsOf(home)).toBe(before);
  const list = await studio.html("/admin/content");
  expect(databaseUse(list.response).trips).toBe(2);
  const among = await save("Third");
  expect(among.trips).toBe(alone.trips);
  expect(among.rows - alone.rows).toBeLessThanOrEqual(10);
});
