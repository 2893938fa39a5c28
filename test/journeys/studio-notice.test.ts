import { beforeEach, describe, expect, test } from "vitest";
import { localPath } from "../../app/rules/site/language";
import { selectNotice } from "../../app/server/db/site/notice";
import { endNotice, setNotice } from "../../app/server/operations/site/set-notice";
import { breakEach } from "../support/broken-batches";
import { fieldValue, plain, tag } from "../support/page-html";
import { signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { openStudio } from "../support/studio";
import { newToken } from "../support/submissions";
import { databaseUse } from "../support/town";

const now = "2026-11-21T15:00:00Z";
const screen = "/admin/notice";
const { town, admin, studio } = await openStudio(now);
beforeEach(() => town.rows("DELETE FROM site_notice"));

// 10:00 AM in Panama.
const cut = {
  intent: "save",
  text_en: "The road is cut at the ford. Stay where you are.",
  text_es: "La vía está cortada en el vado. Quédate donde estás.",
  level: "warning",
  from: "",
  until: "2026-11-21T11:00",
};
const unkeptPages = [
  "/auth",
  "/auth?tab=sign-up",
  "/auth/code",
  "/auth/recover",
  "/add-restaurant",
  "/add-hotel",
  "/add-activity",
  "/add-business",
  "/add-event",
  "/add-blog",
  "/newsletter",
  "/newsletter/confirm?token=x",
  "/newsletter/unsubscribe?token=x",
  "/nowhere",
  "/events/nowhere/2026-11-21/nothing",
];
const rows = () => town.rows("SELECT * FROM site_notice");
const acts = () => town.rows("SELECT action FROM audit_log WHERE subject_kind = 'notice' ORDER BY rowid");
const send = (form: Record<string, string>, more = {}) => studio.post(screen, form, more);
const versionNow = async () => fieldValue((await studio.html(screen)).html, "version") ?? "";

async function visit(path: string, at = now) {
  const response = await town.get(path, { now: at });
  return { html: await response.text(), kept: response.headers.get("Cloudflare-CDN-Cache-Control") };
}

describe("A notice", () => {
  test("set for an hour is on every public page in its language, and on none once it's ended early", async () => {
    await addRestaurant(town, { name: "La Panga", slug: "panga" });
    const pages = ["/", "/eat", "/eat/panga", "/eat/nobody", "/blog", "/info", "/tides", "/search?q=surf"];
    expect((await visit("/")).html).not.toContain("site-notice");
    const set = await send(cut);
    expect(await studio.toastOf(set)).toBe("default.noticeSaved");
    for (const path of pages) {
      expect((await visit(path)).html, path).toContain(cut.text_en);
      expect((await visit(localPath("es", path))).html, path).toContain(cut.text_es);
    }
    const { html } = await visit("/es");
    expect(tag(html, { role: "alert" })?.class).toContain("site-notice-warning");
    expect(html.indexOf("site-notice-warning")).toBeLessThan(html.indexOf('class="bar"'));
    const end = { intent: "end", version: await versionNow() };
    expect(await studio.toastOf(await send(end))).toBe("default.noticeEnded");
    for (const path of pages) expect((await visit(path)).html, path).not.toContain("site-notice");
    expect((await studio.html(screen)).html).toContain("No notice is showing");
  });

  test.each(unkeptPages)("is on %s too, which isn't cached", async (path) => {
    await send(cut);
    for (const one of [path, localPath("es", path)]) {
      const response = await town.get(one);
      expect(await response.text(), one).toContain(one === path ? cut.text_en : cut.text_es);
      expect(databaseUse(response).trips, one).toBe(1);
      const alone = await town.get(one, { failure: "d1:all" });
      expect([alone.status, (await alone.text()).includes("<h1")]).toEqual([response.status, true]);
    }
  });

  test.each(["reset", "verify"])("is on the page of a mailed link, /auth/%s", async (step) => {
    await send(cut);
    const response = await town.get(`/auth/${step}?token=x`);
    expect(await response.text()).toContain(cut.text_en);
    expect(databaseUse(response).trips).toBe(2);
  });

  test("is on the answer to a form, on an error page and on the screens of signed-in people", async () => {
    await send(cut);
    const { headers } = await signUp(town);
    const answers = [
      await town.post("/auth", { intent: "sign-in", email: "nobody@example.com", password: "wrong" }),
      await town.post("/newsletter", { email: "nobody" }),
      await town.post("/surf"),
      await town.post("/nowhere"),
      await town.get("/%ff"),
      await town.get("/profile", { headers }),
      await town.get("/add-restaurant", { headers }),
      await studio.html("/admin").then(({ response }) => response),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 405, 404, 400, 200, 200, 200]);
    for (const answer of answers.slice(0, -1)) expect(await answer.text()).toContain(cut.text_en);
    expect((await studio.html("/admin")).html).toContain(cut.text_en);
  });

  test("ends by itself at its minute, and no page is cached beyond that", async () => {
    await send(cut);
    const early = await visit("/terms");
    expect(early.kept).toBe("public, max-age=300, stale-while-revalidate=300");
    const late = await visit("/terms", "2026-11-21T15:58:00Z");
    expect([late.kept, late.html.includes(cut.text_en)]).toEqual(["public, max-age=120", true]);
    const last = await visit("/terms", "2026-11-21T15:59:59.500Z");
    expect([last.kept, last.html.includes(cut.text_en)]).toEqual(["public, max-age=1", true]);
    const over = await visit("/terms", "2026-11-21T16:00:00Z");
    expect([over.kept, over.html.includes(cut.text_en)]).toEqual([early.kept, false]);
  });

  test("scheduled for later appears at its minute, and no page without it is cached beyond that", async () => {
    const planned = { ...cut, level: "info", from: "2026-11-21T10:05" };
    expect(await studio.toastOf(await send(planned))).toBe("default.noticePlanned");
    const before = await visit("/terms", "2026-11-21T15:03:20Z");
    expect([before.kept, before.html.includes(cut.text_en)]).toEqual(["public, max-age=100", false]);
    const { html } = await visit("/terms", "2026-11-21T15:05:00Z");
    expect(html).toContain(cut.text_en);
    expect(tag(html, { class: "site-notice" })?.role).toBe("status");
  });

  test("costs no trip, and no row if there's none", async () => {
    const without = databaseUse(await town.get("/terms"));
    await send(cut);
    const during = databaseUse(await town.get("/terms"));
    expect([without.trips, during.trips]).toEqual([1, 1]);
    expect(during.rows - without.rows).toBeLessThanOrEqual(2);
    await send({ intent: "end" });
    expect(databaseUse(await town.get("/terms"))).toEqual(without);
  });

  test("can be previewed exactly as it will be", async () => {
    const look = await send({ ...cut, intent: "preview" });
    const html = await look.text();
    expect(look.status).toBe(200);
    expect(plain(html)).toContain(`As visitors will see it Warning: ${cut.text_en} Warning: ${cut.text_es}`);
    expect(fieldValue(html, "text_es")).toBe(cut.text_es);
    expect(await rows()).toEqual([]);
    expect((await visit("/")).html).not.toContain(cut.text_en);
  });

  test.each([
    [{ text_es: " " }, "text_es", "Please write it in this language too"],
    [{ text_en: "x".repeat(241) }, "text_en", "This is too long: at most 240 letters"],
    [{ level: "panic" }, "level", "Please choose what it is"],
    [{ until: "" }, "until", "Please say when it ends"],
    [{ until: "tomorrow" }, "until", "Please enter a day and a time"],
    [{ until: "2026-11-21T09:59" }, "until", "This moment is already over"],
    [{ from: "2026-11-22T10:00" }, "until", "It ends before it begins"],
  ])("with %j is refused, and everything typed is still there", async (change, field, words) => {
    const typed = { ...cut, ...change };
    const answer = await send(typed);
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(plain(html)).toContain(words);
    expect(html).toContain(`href="#field-${field}"`);
    expect(fieldValue(html, "text_en")).toBe(typed.text_en);
    expect(fieldValue(html, "until")).toBe(typed.until);
    expect(await rows()).toEqual([]);
  });

  test("without text in either language names the reader's own first, as in the form", async () => {
    const wrong = { ...cut, text_en: "", text_es: "", intent: "save" };
    const places = async (path: string) => {
      const html = await (await town.post(path, wrong, { headers: admin.headers, now })).text();
      return ["en", "es"].map((language) => html.indexOf(`href="#field-text_${language}"`));
    };
    const [en = 0, es = 0] = await places(screen);
    expect([en > 0, en < es]).toEqual([true, true]);
    const [english = 0, spanish = 0] = await places(`/es${screen}`);
    expect([spanish > 0, spanish < english]).toEqual([true, true]);
  });

  test("clears every page from the caches, when it's set and when it's ended", async () => {
    const purged: string[][] = [];
    const cache = { purge: async (tags: string[]) => void purged.push(tags) };
    const services = { ...town.services(), cache };
    const at = Date.parse(now);
    const { text_en, text_es } = cut;
    const said = { text_en, text_es, level: "info" as const, from_at: at, until_at: at + 3_600_000 };
    await setNotice(services, admin, null, said);
    const [seen] = await selectNotice(services.db);
    if (!seen) throw new Error("no notice");
    await endNotice(services, admin, seen);
    await town.settle();
    expect(purged).toEqual([["pages"], ["pages"]]);
  });

  test("is shown in the admin area while it's public or scheduled", async () => {
    expect((await studio.html("/admin")).html).not.toContain(cut.text_en);
    await send(cut);
    const { html } = await studio.html("/admin");
    expect(plain(html)).toContain(`${cut.text_en} On every page. Until Nov 21, 2026, 11:00 AM, Panama time.`);
    expect(html).toContain('href="/admin/notice"');
    await send({ intent: "end" });
    expect((await studio.html("/admin")).html).not.toContain(cut.text_en);
  });

  test("is edited with its current text; after its end the form is empty", async () => {
    await send(cut);
    const { html, response } = await studio.html(screen);
    expect(databaseUse(response).trips).toBeLessThanOrEqual(2);
    expect(fieldValue(html, "text_en")).toBe(cut.text_en);
    expect(fieldValue(html, "level")).toBe("warning");
    expect([fieldValue(html, "from"), fieldValue(html, "until")]).toEqual(["2026-11-21T10:00", cut.until]);
    await send({ intent: "end" });
    const empty = (await studio.html(screen)).html;
    expect(fieldValue(empty, "text_en")).toBe("");
    expect(fieldValue(empty, "until")).toBe("2026-11-22T10:00");
  });
});

describe("Several admins editing the notice at once", () => {
  test("the second one sees the first one's text below theirs, and may overwrite it", async () => {
    const version = await versionNow();
    await send({ ...cut, version });
    const mine = { ...cut, text_en: "What the second wrote", version };
    const answer = await send(mine);
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(plain(html)).toContain(`Saved by somebody else in the meantime: ${cut.text_en}`);
    expect(fieldValue(html, "text_en")).toBe(mine.text_en);
    const again = await send({ ...mine, version: fieldValue(html, "version") ?? "" });
    expect(again.status).toBe(303);
    expect(await rows()).toMatchObject([{ text_en: mine.text_en, version: 2 }]);
  });

  test("ending a notice that changed meanwhile ends nothing", async () => {
    await send(cut);
    const version = await versionNow();
    await send({ ...cut, text_en: "The road is open to the ford.", version });
    expect(await studio.toastOf(await send({ intent: "end", version }))).toBe("warning.contentOvertaken");
    expect((await visit("/")).html).toContain("The road is open to the ford.");
  });

  test("twenty notices at once make one, and ending it twenty times ends it once", async () => {
    await town.rows("UPDATE site_notice SET version = 0");
    const before = (await acts()).length;
    const version = await versionNow();
    const twenty = (form: (index: number) => Record<string, string>) =>
      Promise.all(Array.from({ length: 20 }, (_, index) => send({ version, ...form(index) })));
    const set = await twenty((index) => ({ ...cut, text_en: `Words of number ${index}` }));
    expect(set.map(({ status }) => status).sort()).toEqual([303, ...Array(19).fill(409)]);
    expect(await rows()).toMatchObject([{ version: 1 }]);
    await twenty(() => ({ intent: "end", version: "1" }));
    expect(await rows()).toMatchObject([{ version: 2 }]);
    expect((await acts()).slice(before)).toEqual([{ action: "notice.save" }, { action: "notice.end" }]);
  });

  test("the same form sent twenty times is reported as done and done once", async () => {
    const version = await versionNow();
    const form = { ...cut, version, form_token: newToken() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(form)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await rows()).toMatchObject([{ version: 1 }]);
  });
});

describe("A notice that can't be saved", () => {
  const stateOf = async () =>
    JSON.stringify([await rows(), await town.rows("SELECT id FROM audit_log ORDER BY id")]);
  const notice = { ...cut, level: "info" as const, from_at: Date.parse(now), until_at: Date.parse(now) + 1 };
  const { text_en, text_es, level, from_at, until_at } = notice;

  test("changes nothing, whichever statement is refused", async () => {
    const at = new Date(now);
    const editor = { id: admin.id };
    const said = { text_en, text_es, level, from_at, until_at };
    const set = await breakEach(town, at, (services) => setNotice(services, editor, null, said), 1, stateOf);
    expect(set).toEqual({ refused: 3, traces: [] });
    const [seen] = await selectNotice(town.services().db);
    if (!seen) throw new Error("no notice");
    const end = await breakEach(town, at, (services) => endNotice(services, editor, seen), 1, stateOf);
    expect(end).toEqual({ refused: 3, traces: [] });
  });

  test("says so, with what was typed", async () => {
    const lost = await send(cut, { failure: "d1:3" });
    const html = await lost.text();
    expect([lost.status, lost.headers.get("Retry-After")]).toEqual([503, "30"]);
    expect(plain(html)).toContain("It wasn't saved");
    expect(fieldValue(html, "text_en")).toBe(cut.text_en);
    await send(cut);
    const end = await send({ intent: "end" }, { failure: "d1:3" });
    expect(await studio.toastOf(end)).toBe("destructive.noticeNotEnded");
    const broken = await town.get(screen, { headers: admin.headers, failure: "d1:2" });
    expect(plain(await broken.text())).toContain("Failed to fetch the notice");
  });
});

test("Only admins can see the notice's screen or write, by any method", async () => {
  const stranger = await signUp(town);
  for (const path of [screen, `/es${screen}`]) {
    expect((await town.get(path, { headers: stranger.headers })).status).toBe(404);
    const out = await town.get(path);
    expect([out.status, out.headers.get("Location")]).toEqual([
      302,
      `${path.replace(screen, "")}/auth?next=${encodeURIComponent(path)}`,
    ]);
    for (const intent of ["save", "end", "preview"]) {
      const form = { ...cut, intent };
      expect((await town.post(path, form, { headers: stranger.headers })).status).toBe(404);
      const kept = await town.post(path, form);
      expect([kept.status, kept.headers.get("Location")]).toEqual([302, out.headers.get("Location")]);
    }
    const headers = { ...stranger.headers, "Sec-Fetch-Site": "same-origin" };
    for (const method of ["PUT", "DELETE", "PATCH"])
      expect([404, 405]).toContain((await town.get(path, { method, headers })).status);
  }
  expect((await send({ ...cut, intent: "shout" })).status).toBe(400);
  expect(await rows()).toEqual([]);
});
