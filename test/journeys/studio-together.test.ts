import { afterEach, describe, expect, test } from "vitest";
import { selectNewest } from "../../app/server/db/content/content-versions";
import { selectStudioSections } from "../../app/server/db/content/studio-sections";
import { ask } from "../../app/server/db/database";
import { arrangeSections } from "../../app/server/operations/content/arrange-sections";
import { publishDue } from "../../app/server/operations/content/publish-due";
import { type NewVersion, saveVersion } from "../../app/server/operations/content/save-version";
import { answersLost, breakEach, contentOf, interrupted } from "../support/broken-batches";
import { fieldValue, plain } from "../support/page-html";
import { makeAdmin } from "../support/people";
import { forgetStudio } from "../support/sections";
import { openStudio, studioOf } from "../support/studio";
import { newToken } from "../support/submissions";

const now = "2026-11-21T15:00:00Z";
const at = new Date(now);
const { town, admin, studio } = await openStudio(now);
const other = await makeAdmin(town);
afterEach(() => forgetStudio(town));

describe("Two admins editing the same section", () => {
  test("the second one sees the first one's text beside theirs, and loses nothing", async () => {
    const { version } = await studio.open("/", "hero");
    const second = studioOf(town, other, now);
    await studio.send("/", "hero", { intent: "publish", version, "data.title": "What the first wrote" });
    const mine = { intent: "publish", "data.title": "What the second wrote" };
    const answer = await second.send("/", "hero", { ...mine, version });
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(plain(html)).toContain("Somebody else has changed it");
    expect(plain(html)).toContain("What the first wrote");
    expect(fieldValue(html, "data.title")).toBe("What the second wrote");
    const again = await second.send("/", "hero", { ...mine, version: fieldValue(html, "version") ?? "" });
    expect(again.status).toBe(303);
    expect(await (await town.get("/")).text()).toContain("What the second wrote");
  });

  test("twenty saves at once are one", async () => {
    const { version } = await studio.open("/", "hero");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        studio.send("/", "hero", { intent: "publish", version, "data.title": `Words of number ${index}` }),
      ),
    );
    const counted = answers.map(({ status }) => status).sort();
    expect(counted).toEqual([303, ...Array(19).fill(409)]);
    expect(await town.rows("SELECT number FROM content_versions")).toEqual([{ number: 1 }]);
  });

  test("twenty moves at once leave every section with its own position", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        studio.send("/", index % 2 ? "hero" : "cards", { intent: index % 3 ? "move-down" : "move-up" }),
      ),
    );
    const rows = await town.rows<{ display_order: number }>(
      "SELECT display_order FROM page_content WHERE page_path = '/' ORDER BY display_order",
    );
    expect(new Set(rows.map((row) => row.display_order)).size).toBe(rows.length);
  });

  test("the same form sent twice is done once", async () => {
    const form = { intent: "save-draft", "data.title": "Once", form_token: newToken() };
    const answers = await Promise.all([1, 2, 3].map(() => studio.send("/", "hero", form)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await town.rows("SELECT number FROM content_versions")).toEqual([{ number: 1 }]);
  });
});

describe("A failed write", () => {
  const place = { page_path: "/", section_name: "hero" };
  const text = { content_data: '{"title":"New"}', source_version: null, source_hash: null };
  const editor = () => ({ id: admin.id, sent: undefined });

  /** The next version of the section in its current state. */
  async function next(act: NewVersion["act"], publish_at?: number): Promise<NewVersion> {
    const { db } = town.services();
    const [rows, [newest]] = await ask(db, [
      selectStudioSections(db, ["/"], "hero"),
      selectNewest(db, place),
    ]);
    const said = ["discard", "unschedule", "delete"].includes(act) ? null : text;
    return { place, act, base: newest?.en ?? 0, text: said, publish_at, order: 1, row: rows[0] ?? null };
  }

  test("changes nothing, whichever statement is refused", { timeout: 240_000 }, async () => {
    const broken = async (work: Parameters<typeof breakEach>[2], least: number) => {
      const { refused, traces } = await breakEach(town, at, work, 1, contentOf);
      expect(traces).toEqual([]);
      expect(refused).toBeGreaterThanOrEqual(least);
    };
    const saved = async (version: NewVersion, least: number) =>
      broken((services) => saveVersion(services, editor(), version), least);
    await saved(await next("draft"), 3);
    await saved(await next("discard"), 3);
    await saved(await next("publish"), 4);
    await saved(await next("schedule", at.getTime() - 1), 3);
    await saved(await next("unschedule"), 3);
    await saveVersion(town.services({ now: at }), editor(), await next("schedule", at.getTime() - 1));
    await broken((services) => publishDue(services, at), 4);
    const arrange = async (act: "hide" | "order", order: number, isVisible: boolean) => {
      const rows = await selectStudioSections(town.services().db, ["/"]);
      const arranged = [{ name: "hero", order, isVisible }];
      await broken((services) => arrangeSections(services, editor(), act, place, rows, arranged), 2);
    };
    await arrange("hide", 1, false);
    await arrange("order", 3, false);
    await saved(await next("delete"), 4);
    expect(await town.rows("SELECT 1 FROM page_content")).toEqual([]);
  });

  test("never makes the job publish what was dropped or replaced right before", async () => {
    const due = at.getTime() - 1;
    const drop = async () => saveVersion(town.services({ now: at }), editor(), await next("unschedule"));
    const rewrite = async () =>
      saveVersion(town.services({ now: at }), editor(), await next("schedule", due));
    await rewrite();
    expect(await publishDue(interrupted(town, { now: at, batch: 1 }, rewrite), at)).toContain("published 0");
    expect(await publishDue(interrupted(town, { now: at, batch: 1 }, drop), at)).toContain("published 0");
    expect(await publishDue(town.services({ now: at }), at)).toBe("published 0, stopped 0");
    expect(await town.rows("SELECT 1 FROM page_content")).toEqual([]);
    await rewrite();
    const twice = [1, 2].map(() => publishDue(answersLost(town, at), at));
    await Promise.all(twice);
    expect(await town.rows("SELECT 1 FROM content_versions WHERE act = 'publish'")).toHaveLength(1);
  });

  test("shows an error message, with what was typed", async () => {
    const failure = "d1:3";
    const lost = await studio.send("/", "hero", { intent: "publish", "data.title": "Mine" }, { failure });
    const html = await lost.text();
    expect(lost.status).toBe(503);
    expect(plain(html)).toContain("Error Failed to update content");
    expect(fieldValue(html, "data.title")).toBe("Mine");
    const created = await studio.send("/", "", { intent: "create", "data.title": "Mine" }, { failure });
    expect(plain(await created.text())).toContain("Error Failed to create content");
    await studio.send("/", "hero", { intent: "publish", "data.title": "Mine" });
    const toasts = {
      delete: "contentNotDeleted",
      "move-down": "contentNotOrdered",
      hide: "contentNotUpdated",
    };
    for (const [intent, toast] of Object.entries(toasts)) {
      const answer = await studio.send("/", "hero", { intent }, { failure });
      expect(await studio.toastOf(answer), intent).toBe(`destructive.${toast}`);
    }
    const screen = await town.get("/admin/content", { headers: admin.headers, failure: "d1:2" });
    expect(plain(await screen.text())).toContain("Failed to fetch page content");
  });
});
